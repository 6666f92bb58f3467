import { createRoot } from 'react-dom/client';
import { test } from 'vitest';
import { checkPage } from '../../shared/check-page';
import { FIRST } from '../../shared/team';
import { Constants } from './constants';
import { Team } from './team';

test('the page in jsdom', { timeout: 120_000 }, async () => {
  createRoot(document.body).render(
    <main>
      <Constants />
      <Team first={FIRST} />
    </main>,
  );
  await checkPage();
});
