import { render } from 'solid-js/web';
import { test } from 'vitest';
import { checkPage } from '../shared/check-page';
import { App } from './app';

test('the page in jsdom', { timeout: 120_000 }, async () => {
  render(() => <App />, document.body);
  await checkPage();
});
