import { test } from 'vitest';
import { createApp } from 'vue';
import { checkPage } from '../shared/check-page';
import Page from './app/pages/index.vue';

test('the page in jsdom', { timeout: 120_000 }, async () => {
  createApp(Page).mount(document.body);
  await checkPage();
});
