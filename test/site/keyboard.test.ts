// Pages without a mouse: the Tab key comes by all that can be operated, in order, and always shows where it is. The search
// opens by its keys, and gives the focus back.
import { describe, it } from 'vitest';
import { pickSome } from '../sample.js';
import { KINDS, NOWHERE, useSite } from './browse.js';
import { expectWalkable, WINDOWS } from './check-page.js';

// The service draws a gallery of a few, which has stops of the same kinds.
const site = useSite('the service');
const PATHS = [...KINDS, NOWHERE].map((path) => (path === '/gallery' ? '/gallery?count=8' : path));

// Each path in one of the windows here, and in all of them in `npm run test:slow`.
describe.each(WINDOWS.map((look, at) => ({ ...look, at })))(
  '$viewport.width px wide, $colorScheme',
  ({ at, ...look }) => {
    it.each(pickSome(PATHS, WINDOWS.length, at))(
      '%s is walked through and back, and lets its header be skipped',
      (path) => expectWalkable(site, path, look),
    );
  },
);
