// GET /random[.svg|.png] (SPEC §4.2).
import { createUuid, drawSeed } from '../engine.js';
import { catalogue } from '../index.js';
import { AVATAR_OPTIONS } from '../options/table.js';
import { addToErrors, settle, type Answer, type Asked, type Soon } from './answer.js';
import { BUSY, describeGet, describeTable, DRAWING } from './endpoint.js';
import { CACHE, createPngKind, createSvgKind, flatten } from './headers.js';
import type { Drawing, Host } from './host.js';
import { createPngQueryReader, createQueryReader } from './query.js';

const SEED = 'x-service-seed';
/** Scripts of other origins may read it, on errors too. */
const EXPOSE = { 'access-control-expose-headers': SEED };
const EXPOSED = flatten(EXPOSE);
const SVG = createSvgKind(CACHE.never, EXPOSE);
const PNG = createPngKind(CACHE.never, EXPOSE);

export const randomEndpoint = describeGet(
  'random',
  ['/random', '/random.svg', '/random.png'],
  'The mascot of a new random seed, returned in x-service-seed.',
  {
    parameters: describeTable(AVATAR_OPTIONS),
    answers: {
      200: { ...DRAWING, headers: { [SEED]: 'The seed that was drawn.' } },
      503: BUSY,
    },
  },
);

/** Makes the answers with avatars of new seeds. */
export function createRandomAnswer<Origin>({ png }: Host<Origin>): (asked: Asked<Origin>) => Soon<Answer> {
  const readSvgQuery = createQueryReader(catalogue, (settings) => settings);
  const readPngQuery = createPngQueryReader(catalogue, png.rewriteColors);

  async function answerPng(seed: string, { query, origin }: Asked<Origin>): Promise<Answer> {
    const { settings } = readPngQuery(query);
    // Without a key: this seed will hardly be asked for again.
    const { size } = settings;
    const draw = (): Drawing => ({ svg: drawSeed(seed, settings, catalogue), width: size, height: size });
    const body = await png.make(draw, origin);
    return { status: 200, headers: [...PNG.whole, SEED, seed], body };
  }

  return (asked) => {
    const seed = createUuid();
    if (asked.path.endsWith('.png')) {
      return addToErrors(
        settle(() => answerPng(seed, asked)),
        EXPOSED,
      );
    }
    const body = drawSeed(seed, readSvgQuery(asked.query), catalogue);
    return { status: 200, headers: [...SVG.whole, SEED, seed], body };
  };
}
