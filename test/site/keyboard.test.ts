// Pages without a mouse: the Tab key comes by all that can be operated, in order, and always shows where it is. The search
// opens by its keys, and gives the focus back.
import { describe, it } from 'vitest';
import { KINDS, NOWHERE, useSite } from './browse.js';
import { expectWalkable, WINDOWS } from './check-page.js';

// The service draws a gallery of a few, which has stops of the same kinds.
const site = useSite('the service');
const PATHS = [...KINDS, NOWHERE].map((path) => (path === '/gallery' ? '/gallery?count=8' : path));

describe.each(WINDOWS)('$viewport.width px wide, $colorScheme', (look) => {
  it.each(PATHS)('%s is walked through and back, and lets its header be skipped', (path) =>
    expectWalkable(site, path, look),
  );
});
