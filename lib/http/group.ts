// GET /group (SPEC §4.3).
import { catalogue } from '../index.js';
import { list, readGroupOptions } from '../options/read.js';
import { GROUP_SEEDS, listNames } from '../options/schema.js';
import { GROUP_OPTIONS } from '../options/table.js';
import { readMembers, renderMembers } from '../render/group.js';
import { CACHE, HttpError, imageHeaders, tagOf, TYPES } from './answer.js';
import { valuesOfQuery } from './avatar.js';
import { BUSY, describeLine, describeTable, DRAWING } from './describe.js';
import { after, MASCOTS_PER_TURN, type Route } from './route.js';

/** Options that a query may not set (SPEC §2.2). */
const SDK_ONLY = listNames(({ inQuery }) => inQuery === false, GROUP_OPTIONS);
const SVG = imageHeaders(TYPES.svg, CACHE.forever);
const MISSING = 'seeds required (comma-separated)';

export const groupRoute: Route = {
  name: 'group',
  paths: ['/group'],
  methods: ['GET'],
  description: 'Several mascots as one horizontal stack.',
  tag: 'mascots',
  parameters: {
    seeds: {
      values: 'texts, comma-separated',
      default: 'required',
      description: `Seeds of the tiles, in order. Those after the first ${GROUP_SEEDS} only count into the \`+N\`.`,
      schema: { type: 'array', items: { type: 'string' }, minItems: 1 },
    },
    ...describeTable(GROUP_OPTIONS),
  },
  answers: { 200: DRAWING, 400: describeLine(MISSING), 503: BUSY },
  answer(request, host) {
    const query = new URLSearchParams(request.query);
    const seeds = list(query.getAll('seeds').join(','));
    if (seeds.length === 0) throw new HttpError(400, MISSING);
    const valueOf = valuesOfQuery(query);
    const settings = readGroupOptions((name) => (SDK_ONLY.has(name) ? undefined : valueOf(name)), catalogue);
    const members = readMembers(seeds, settings, catalogue);
    const draw = (): string => renderMembers(members, settings, catalogue);
    const isLong = members.kept.length > MASCOTS_PER_TURN;
    return {
      status: 200,
      headers: SVG,
      body: isLong ? () => after(host.takeTurn(request), draw) : draw,
      tag: tagOf('group', JSON.stringify([seeds.slice(0, GROUP_SEEDS), seeds.length, settings])),
    };
  },
};
