// GET /avatar/:seed[.svg|.png] (SPEC §4.1).
import { isEmail } from '../choose/seed.js';
import { drawSeed } from '../engine.js';
import { catalogue } from '../index.js';
import { AVATAR_OPTIONS } from '../options/table.js';
import {
  addHeaders,
  addToErrors,
  after,
  answerError,
  answerLine,
  settle,
  type Answer,
  type Asked,
  type Soon,
} from './answer.js';
import { describeGet, describeLine, describeTable, DRAWING } from './endpoint.js';
import { CACHE, createPngKind, createSvgKind, flatten, type FlatHeaders } from './headers.js';
import type { Drawing, Host } from './host.js';
import { retryLater } from './http-error.js';
import { createPngQueryReader, createQueryReader } from './query.js';
import { describeCount, RATE_DESCRIPTIONS, RATE_NAMES, RATED } from './rate.js';
import { readSeedPath } from './seed-path.js';
import { answerUnchanged, tagOf } from './tag.js';

const PREFIX = '/avatar/';
const WARNING = 'x-service-warning';
/** Scripts of other origins may read these, on errors too. */
const EXPOSE = {
  'access-control-expose-headers': `${WARNING}, ${RATE_NAMES}`,
};
const EXPOSED = flatten(EXPOSE);
const SVG = createSvgKind(CACHE.forever, EXPOSE);
const PNG = createPngKind(CACHE.forever, EXPOSE);
const EMAIL_HEADERS: FlatHeaders = [WARNING, 'plaintext-email-seed; hash with seedFromEmail()'];
// Never the address itself.
const EMAIL_MESSAGE = 'an e-mail address was used as a seed; hash it with seedFromEmail()';

export const avatarEndpoint = describeGet(
  'avatar',
  ['/avatar/:seed', '/avatar/:seed.svg', '/avatar/:seed.png'],
  'The mascot of a seed: equal seeds and options give equal bytes.',
  {
    parameters: describeTable(AVATAR_OPTIONS),
    segments: {
      seed: {
        values: 'text, not empty',
        default: 'required',
        description: 'Seed, percent-encoded; slashes may stand as they are.',
        schema: { type: 'string', minLength: 1 },
      },
    },
    answers: {
      200: {
        ...DRAWING,
        headers: { ...DRAWING.headers, [WARNING]: 'The seed is an e-mail address.', ...RATE_DESCRIPTIONS },
      },
      400: describeLine('seed required', RATE_DESCRIPTIONS),
      ...RATED,
    },
  },
);

/** Makes the answers with avatars. */
export function createAvatarAnswer<Origin>(host: Host<Origin>): (asked: Asked<Origin>) => Soon<Answer> {
  const { rateLimit, png, warn } = host;
  const readSvgQuery = createQueryReader(catalogue, (settings) => ({ settings, text: JSON.stringify(settings) }));
  const readPngQuery = createPngQueryReader(catalogue, png.rewriteColors);

  function answerSvg(seed: string, { query, ifNoneMatch }: Asked): Answer {
    const { settings, text } = readSvgQuery(query);
    const tag = tagOf('svg', text + seed);
    const unchanged = answerUnchanged(ifNoneMatch, tag, SVG);
    return unchanged ?? { status: 200, headers: SVG.whole, body: drawSeed(seed, settings, catalogue), tag };
  }

  function answerPng(seed: string, { query, ifNoneMatch, origin }: Asked<Origin>): Soon<Answer> {
    const { settings, text, key } = readPngQuery(query);
    const tag = tagOf('png', text + seed);
    const unchanged = answerUnchanged(ifNoneMatch, tag, PNG);
    if (unchanged !== undefined) return unchanged;
    const { size } = settings;
    const draw = (): Drawing => ({ svg: drawSeed(seed, settings, catalogue), width: size, height: size });
    return after(png.make(draw, origin, key + seed), (body) => ({ status: 200, headers: PNG.whole, body, tag }));
  }

  function answerSeed(asked: Asked<Origin>): Soon<Answer> {
    const { seed, isPng } = readSeedPath(asked.path, PREFIX);
    if (seed === '') return answerLine(400, 'seed required', EXPOSED);
    const answer = isPng
      ? addToErrors(
          settle(() => answerPng(seed, asked)),
          EXPOSED,
        )
      : answerSvg(seed, asked);
    if (!isEmail(seed)) return answer;
    warn(EMAIL_MESSAGE);
    return after(answer, (made) => addHeaders(made, EMAIL_HEADERS));
  }

  if (rateLimit === undefined) return answerSeed;
  return (asked) =>
    after(rateLimit.count(asked.origin), (counted) => {
      const headers = describeCount(rateLimit.limit, counted);
      if (!counted.isOver) return after(answerSeed(asked), (answer) => addHeaders(answer, headers));
      const refusal = answerError(retryLater(429, 'Rate limit exceeded', counted.msBeforeNext));
      return addHeaders(refusal, [...EXPOSED, ...headers]);
    });
}
