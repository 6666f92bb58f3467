// GET /random[.svg|.png] (SPEC §4.2).
import { createUuid, drawSeed } from '../engine.js';
import { catalogue } from '../index.js';
import { AVATAR_OPTIONS } from '../options/table.js';
import { CACHE, imageHeaders, TYPES } from './answer.js';
import { BUSY, describeTable, DRAWING } from './describe.js';
import { readAvatarQuery, readPngQuery } from './read-request.js';
import type { Route } from './route.js';

const SEED = 'x-service-seed';
const SVG = imageHeaders(TYPES.svg, CACHE.never);
const PNG = imageHeaders(TYPES.png, CACHE.never);

export const randomRoute: Route = {
  name: 'random',
  paths: ['/random', '/random.svg', '/random.png'],
  methods: ['GET'],
  description: 'The mascot of a new random seed, returned in x-service-seed.',
  tag: 'mascots',
  parameters: describeTable(AVATAR_OPTIONS),
  answers: { 200: { ...DRAWING, headers: { [SEED]: 'The seed that was drawn.' } }, 503: BUSY },
  exposes: [SEED],
  answer(request, { png }) {
    const seed = createUuid();
    if (!request.path.endsWith('.png')) {
      const body = drawSeed(seed, readAvatarQuery(request.query), catalogue);
      return { status: 200, headers: [...SVG, SEED, seed], body };
    }
    const shown = readPngQuery(request.query);
    const settings = png.rewriteColors?.(shown) ?? shown;
    const { size } = settings;
    const draw = (): string => drawSeed(seed, settings, catalogue);
    // Without a key: this seed will hardly be asked for again.
    const body = () => png.make({ draw, width: size, height: size }, request);
    return { status: 200, headers: [...PNG, SEED, seed], body };
  },
};
