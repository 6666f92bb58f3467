import { test } from 'vitest';
import { createApp } from 'vue';
import { checkPage } from '../shared/check-page';
import App from './app/app.vue';

test('the page in jsdom', { timeout: 120_000 }, async () => {
  createApp(App).mount(document.body);
  await checkPage();
});
