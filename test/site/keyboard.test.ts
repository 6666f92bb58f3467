// Pages without a mouse: the Tab key comes by all that can be operated, in order, and always shows where it is. The search
// opens by its keys, and gives the focus back.
import { describe, it } from 'vitest';
import { KINDS, NOWHERE, useSite } from './browse.js';
import { expectWalkable, WINDOWS } from './check-page.js';

const site = useSite();

describe.each(WINDOWS)('$viewport.width px wide, $colorScheme', (look) => {
  it.each([...KINDS, NOWHERE])('%s is walked through and back, and lets its header be skipped', (path) =>
    expectWalkable(site, path, look),
  );
});
