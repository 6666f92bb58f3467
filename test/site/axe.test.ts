// One tray of the builder of each kind, as axe sees it; the first tray stands open in pages.test.ts.
import { it } from 'vitest';
import { useSite } from './browse.js';
import { BUILDER, expectTray } from './check-page.js';

const visit = useSite().useVisit(BUILDER);

// Swatches, pictures with a note above those that have no room, an empty tray, and checkboxes.
it('has nothing for axe to say in any kind of tray', async () => {
  for (const name of ['Colours', 'Antenna', 'Outfit', 'Packs']) await expectTray(visit().page, name);
});
