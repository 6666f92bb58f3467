// The fragments of the docs: tables and pictures from the engine, and from the facts that the build hands in.
import { build, PALETTES } from '../../../lib/core.js';
import {
  AVATAR_OPTIONS,
  createAvatar,
  GROUP_OPTIONS,
  MOODS,
  MOTION_CSP_HASH,
  PACKS,
  renderGroup,
  seedFromEmail,
  SLOTS,
} from '../../../lib/index.js';
import type { OptionTable } from '../../../lib/options/schema.js';
import { describeDefault, describeValues } from '../../../lib/options/table.js';
import { each, escapeHtml } from '../../shared/html.js';
import type { Fragment, Fragments } from '../../shared/page-entry.js';
import { describeOption, renderCode, renderRows, renderTable } from './blocks.js';
import { renderBench, renderFeatures, renderFigures } from './comparison.js';
import { renderAttributes, renderStyles } from './elements.js';
import type { DocsFacts, Limit, Trials, Variable } from './facts.js';
import { renderHeaderRules } from './headers.js';
import { renderAnchors, renderFaults, renderInks, renderKinds } from './packs.js';
import { MODEL, renderGroups } from './parts.js';
import { renderRoutes } from './routes.js';
import { describeEntries } from './sdk.js';
import { renderSpeed } from './speed.js';

function printTable(table: OptionTable, kind: string): string {
  return renderRows(
    Object.entries(table).map(([name, row]) => {
      const about = describeOption(row.doc, describeValues(row), describeDefault(row));
      return [`<code>${name}</code>`, about, `${kind}-${name}`];
    }),
  );
}

/** Every base palette, with its id. */
function renderPaletteList(): string {
  const cells = each(PALETTES, ({ id }) => {
    const svg = build({ ...MODEL, palette: id, background: 'solid' }, { size: 72 });
    return `<li>${svg}<code data-copy="${id}">${id}</code></li>`;
  });
  return `<ul class="parts">${cells}</ul>`;
}

/** Every pack, with its id and its first picture. */
function renderPackList(): string {
  const items = each(
    PACKS,
    ({ id, about }) =>
      `<li><img src="/pictures/pack-${id}.svg" width="96" height="96" alt=""><p><code data-copy="${id}">${id}</code> ` +
      `${escapeHtml(about)} <a href="/docs/parts#${id}">Its parts</a></p></li>`,
  );
  return `<ul class="packs-list">${items}</ul>`;
}

/** The moods, side by side. */
function renderMoodList(): string {
  const cells = each(
    MOODS,
    (mood) => `<li>${createAvatar('Otto', { mood, size: 96 })}<code data-copy="${mood}">${mood}</code></li>`,
  );
  return `<ul class="parts">${cells}</ul>`;
}

/** The pictures that the samples of the quick start give. */
function renderSamples(): string {
  const seeds = ['ada', 'grace', 'alan', 'mary', 'hedy'];
  return (
    `<div class="stage flow" aria-hidden="true">${createAvatar('ada', { size: 96, mood: 'happy' })}` +
    `${createAvatar('ada', { size: 96, palette: 'mint' })}${renderGroup(seeds, { size: 72, max: 4 })}</div>`
  );
}

/** The elements of the sample above them. The drawings inside are shown until the elements are defined. */
function renderElements(): string {
  const [seed, hash, seeds] = ['ada', seedFromEmail('ada@example.org'), ['ada', 'grace', 'alan', 'mary']];
  const [palette, mood, ring, max] = ['mint', 'wink', '#1d0f38', 3] as const;
  const members = [{ seed: 'ada', label: 'Ada', mood }, 'Hopper, Grace'];
  return (
    `<div class="stage flow"><navii-avatar seed="${seed}" label="Ada" status="online" shape="rounded">` +
    `${createAvatar(seed)}</navii-avatar><navii-avatar email="ada@example.org" palette="${palette}" mood="${mood}">` +
    `${createAvatar(hash, { palette, mood })}</navii-avatar><navii-group seeds="${seeds.join(', ')}" max="${max}" ` +
    `ring="${ring}" label="The team">${renderGroup(seeds, { max, ring })}</navii-group>` +
    `<navii-group seeds="${escapeHtml(JSON.stringify(members))}">${renderGroup(members)}</navii-group></div>`
  );
}

/** The lines that load the bundle from another host, and refuse any other bytes. */
function renderBundle(hash: string): string {
  const script = `<script type="module" src="https://navii.example/navii.js"\n  integrity="${hash}"\n  crossorigin></script>`;
  return renderCode('HTML', `${script}\n\n<navii-avatar seed="ada"></navii-avatar>`, ' data-run="html"');
}

/** The line of a policy that lets animated mascots move. */
function renderMotionPolicy(): string {
  return renderCode('Policy', `style-src '${MOTION_CSP_HASH}'`, ' data-run="policy-motion"');
}

/** The variables of the service: what `--help` prints. */
function renderVariables(variables: readonly Variable[], isMeant: (name: string) => boolean): string {
  return renderRows(
    variables
      .filter(({ name }) => isMeant(name))
      .map(({ name, doc, takes, default: byDefault }) => {
        return [`<code>${name}</code>`, describeOption(doc, takes, byDefault)];
      }),
  );
}

function renderLimits(limits: readonly Limit[]): string {
  return renderRows(
    limits.map(({ what, limit, beyond }) => {
      return [escapeHtml(what), `${escapeHtml(limit)}<br><small>Beyond: ${escapeHtml(beyond)}.</small>`];
    }),
  );
}

/** The content of each file of vectors. */
const CONTENTS: ReadonlyMap<string, string> = new Map([
  ['state.json', 'Seeds, each with its state and its random numbers for three keys.'],
  [
    'picks.json',
    'The key of each slot, every pool with its weights, the packs, the kinds of parts, the rules and the moods.',
  ],
  ['spec.json', 'Seeds with options, and the choice that they give. A slot that is not named is empty.'],
  [
    'svg.json',
    'Bytes of drawings: avatars of seeds with options, choices that together show every part, body and palette, and groups.',
  ],
]);

function renderVectors(vectors: DocsFacts['vectors']): string {
  return renderRows(
    Array.from(vectors, ([name, text]) => {
      const size = `${Math.round(text.length / 1000).toLocaleString('en')}\u00a0KB`;
      const link = `<a href="/vectors/${name}" download><code>${name}</code></a>`;
      return [link, `${CONTENTS.get(name) ?? ''} <small>${size}</small>`];
    }),
  );
}

/** The trials of each framework. The tests fail where one does not hold. */
function renderTrials({ trials, rows }: Trials): string {
  const heads = ['Framework', ...trials, 'the policy has to allow'].map(escapeHtml);
  const cells = rows.map(({ name, needs }) =>
    [name, ...trials.map(() => 'yes'), needs.join(', ') || 'nothing more'].map(escapeHtml),
  );
  return renderTable('In each framework', heads, cells);
}

/** The compiler of the tests reads in this line whose JSX a file is; a project says so in its configuration. */
const PRAGMA = /^\/\*\* @jsxImportSource .*\n/;

/** The fragments by name. A sample file is called by its path under `test/examples`, and shown under its path in a project. */
export function describeDocs(facts: DocsFacts): Fragments {
  const { openApi, entries, variables, fileRules, limits, frameworks, comparison, benchmarks, samples, vectors } =
    facts;
  const isBilling = (name: string) => name.startsWith('POLAR_');
  return new Map<string, Fragment>([
    ['avatar-table', () => printTable(AVATAR_OPTIONS, 'avatar')],
    ['group-table', () => printTable(GROUP_OPTIONS, 'group')],
    ['slot-names', () => SLOTS.map((slot) => `<code>${slot}</code>`).join(', ')],
    ['parts', renderGroups],
    ['palette-list', renderPaletteList],
    ['pack-list', renderPackList],
    ['mood-list', renderMoodList],
    ['pack-anchors', renderAnchors],
    ['pack-inks', renderInks],
    ['pack-kinds', renderKinds],
    ['pack-faults', renderFaults],
    ['samples', renderSamples],
    ['elements', renderElements],
    ['element-attributes', renderAttributes],
    ['element-styles', renderStyles],
    ['motion-policy', renderMotionPolicy],
    ['bundle', () => renderBundle(facts.bundleHash)],
    ['routes', () => renderRoutes(openApi)],
    ['variables', () => renderVariables(variables, (name) => !isBilling(name))],
    ['billing-variables', () => renderVariables(variables, isBilling)],
    ['header-rules', () => renderHeaderRules(fileRules)],
    ['limits', () => renderLimits(limits)],
    ['trials', () => renderTrials(frameworks)],
    ['figures', () => renderFigures(comparison)],
    ['speed', () => renderSpeed(benchmarks)],
    ['features', () => renderFeatures(comparison)],
    ['bench', () => renderBench(comparison)],
    ['vectors', () => renderVectors(vectors)],
    ...describeEntries(entries),
    ...Array.from(samples, ([path, text]) => {
      return [
        `sample ${path}`,
        () => renderCode(path.slice(path.indexOf('/') + 1), text.replace(PRAGMA, '').trimEnd()),
      ] as const;
    }),
  ]);
}
