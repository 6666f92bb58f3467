// Pages without a mouse: the Tab key reaches every control in order and the focus stays visible. The search opens with its
// keyboard shortcuts and returns the focus.
import { describe, it } from 'vitest';
import { pickSome } from '../sample.js';
import { KINDS, NOWHERE, useSite } from './browse.js';
import { expectWalkable, WINDOWS } from './check-page.js';

// The service draws a small gallery, whose stops are of the same kinds.
const site = useSite('the service');
const PATHS = [...KINDS, NOWHERE].map((path) => (path === '/gallery' ? '/gallery?count=8' : path));

// Each path in one window here, and in all windows in `npm run test:slow`.
describe.each(WINDOWS.map((look, at) => ({ ...look, at })))(
  '$viewport.width px wide, $colorScheme',
  ({ at, ...look }) => {
    it.each(pickSome(PATHS, WINDOWS.length, at))(
      '%s can be walked with Tab in both directions and has a skip link',
      (path) => expectWalkable(site, path, look),
    );
  },
);
