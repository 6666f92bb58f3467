// GET /group (SPEC §4.3).
import { catalogue } from '../index.js';
import { readGroupOptions } from '../options/read.js';
import { listNames } from '../options/row.js';
import { GROUP_SEEDS } from '../options/schema.js';
import { GROUP_OPTIONS } from '../options/table.js';
import { list } from '../options/values.js';
import { readMembers, renderMembers } from '../render/group.js';
import { after, answerLine, settle, type Answer, type Asked, type Soon } from './answer.js';
import { BUSY, describeGet, describeLine, describeTable, DRAWING } from './endpoint.js';
import { CACHE, createSvgKind } from './headers.js';
import { MASCOTS_PER_TURN, type Host } from './host.js';
import { valuesOfQuery } from './query.js';
import { answerUnchanged, tagOf } from './tag.js';

/** Options that a query may not set (SPEC §2.2). */
const SDK_ONLY = listNames(({ inQuery }) => inQuery === false, GROUP_OPTIONS);
const SVG = createSvgKind(CACHE.forever);
const MISSING = 'seeds required (comma-separated)';

export const groupEndpoint = describeGet('group', ['/group'], 'Several mascots as one horizontal stack.', {
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
});

/** Answers with a group. */
export function answerGroup(asked: Asked, takeTurn: Host['takeTurn']): Soon<Answer> {
  const query = new URLSearchParams(asked.query);
  const seeds = list(query.getAll('seeds').join(','));
  if (seeds.length === 0) return answerLine(400, MISSING);
  const valueOf = valuesOfQuery(query);
  const settings = readGroupOptions((name) => (SDK_ONLY.has(name) ? undefined : valueOf(name)), catalogue);
  const members = readMembers(seeds, settings, catalogue);
  const tag = tagOf('group', JSON.stringify([seeds.slice(0, GROUP_SEEDS), seeds.length, settings]));
  const unchanged = answerUnchanged(asked.ifNoneMatch, tag, SVG);
  if (unchanged !== undefined) return unchanged;
  return settle(() =>
    after(members.kept.length > MASCOTS_PER_TURN ? takeTurn() : undefined, () => {
      return { status: 200, headers: SVG.whole, body: renderMembers(members, settings, catalogue), tag };
    }),
  );
}
