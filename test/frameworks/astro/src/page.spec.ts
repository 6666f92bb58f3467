import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { checkPage } from '../../shared/check-page';

test('the built page in jsdom', { timeout: 120_000 }, async () => {
  document.documentElement.innerHTML = readFileSync('dist/index.html', 'utf8');
  await import('./team-page');
  await checkPage();
});
