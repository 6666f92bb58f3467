import { mount } from 'svelte';
import { test } from 'vitest';
import { checkPage } from '../../shared/check-page';
import Page from './routes/+page.svelte';

test('the page in jsdom', { timeout: 120_000 }, async () => {
  mount(Page, { target: document.body });
  await checkPage();
});
