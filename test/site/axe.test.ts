// Runs axe on one tray of each kind in the builder. pages.test.ts covers the first tray, which is open at the start.
import { it } from 'vitest';
import { useSite } from './browse.js';
import { BUILDER, expectTray } from './check-page.js';

const visit = useSite().useVisit(BUILDER);

// Swatches, pictures with a note above the unavailable ones, an empty tray, and checkboxes.
it('axe finds no violation in any kind of tray', async () => {
  for (const name of ['Colours', 'Antenna', 'Outfit', 'Packs']) await expectTray(visit().page, name);
});
