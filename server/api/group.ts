// GET /group (SPEC §4.3).
import type Router from 'koa-router';
import { catalogue, GROUP_OPTIONS, readGroupOptions } from 'navii';
import { GROUP_SEEDS, list, listNames, readMembers, renderMembers } from 'navii/internals';
import { HttpError } from '../http/http-error.js';
import { queryOf, valuesOfQuery } from '../http/query.js';
import { sendSvg } from '../http/respond.js';
import { createRouter } from '../http/router.js';
import { MASCOTS_PER_TURN } from '../limits.js';
import { BUSY, describeGet, describeLine, describeTable, DRAWING } from './endpoint.js';
import type { Services } from './services.js';

/** Options that a query may not set (SPEC §2.2). */
const SDK_ONLY = listNames(({ inQuery }) => inQuery === false, GROUP_OPTIONS);

export const groupEndpoint = describeGet('group', ['/group'], 'Several mascots as one horizontal stack.', {
  parameters: {
    seeds: {
      values: `texts, comma-separated, at most ${GROUP_SEEDS}`,
      default: 'required',
      description: 'Seeds of the tiles, in order.',
      schema: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: GROUP_SEEDS },
    },
    ...describeTable(GROUP_OPTIONS),
  },
  answers: { 200: DRAWING, 400: describeLine('seeds required (comma-separated)'), 503: BUSY },
});

/** Serves groups. */
export function createGroupRouter({ takeTurn }: Pick<Services, 'takeTurn'>): Router {
  const router = createRouter();
  router.get('/group', async (ctx) => {
    const query = queryOf(ctx);
    const seeds = list(query.getAll('seeds').join(','));
    if (seeds.length === 0) throw new HttpError(400, 'seeds required (comma-separated)');
    const valueOf = valuesOfQuery(query);
    const settings = readGroupOptions((name) => (SDK_ONLY.has(name) ? undefined : valueOf(name)), catalogue);
    const members = readMembers(seeds, settings, catalogue);
    if (members.length > MASCOTS_PER_TURN) await takeTurn();
    sendSvg(ctx, renderMembers(members, settings, catalogue));
  });
  return router;
}
