// The fragments of the docs that print what the build hands in.
import { each, escapeHtml, renderTable } from '../shared/html.js';
import type { Fragments } from '../shared/page-entry.js';
import { renderBench, renderFeatures, renderFigures } from './compare/comparison.js';
import { renderSpeed } from './compare/speed.js';
import type { DocsFacts, Limit, Trials, Variable } from './facts.js';
import { renderHeaderRules } from './hosting/headers.js';
import { renderRoutes } from './http/routes.js';
import { describeEntries } from './sdk/reference.js';

/** The variables of the service: what `--help` prints. */
function renderVariables(variables: readonly Variable[], isMeant: (name: string) => boolean): string {
  const rows = each(
    variables.filter(({ name }) => isMeant(name)),
    ({ name, takes, default: byDefault, doc }) =>
      `<div><dt><code>${escapeHtml(name)}</code></dt><dd>${escapeHtml(doc)}<br>` +
      `<small>Takes ${escapeHtml(takes)}. Default: ${escapeHtml(byDefault)}.</small></dd></div>`,
  );
  return `<dl class="rows">${rows}</dl>`;
}

function renderLimits(limits: readonly Limit[]): string {
  const rows = each(
    limits,
    ({ what, limit, beyond }) =>
      `<div><dt>${escapeHtml(what)}</dt><dd>${escapeHtml(limit)}<br><small>Beyond: ${escapeHtml(beyond)}.</small></dd></div>`,
  );
  return `<dl class="rows">${rows}</dl>`;
}

/** What is in each file of vectors. */
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
  const rows = each(vectors, ([name, text]) => {
    const size = `${Math.round(text.length / 1000).toLocaleString('en')}\u00a0KB`;
    return (
      `<div><dt><a href="/vectors/${name}" download><code>${name}</code></a></dt>` +
      `<dd>${CONTENTS.get(name) ?? ''} <small>${size}</small></dd></div>`
    );
  });
  return `<dl class="rows">${rows}</dl>`;
}

/** The fragment of a sample: that of `next/app/face.tsx` is `sample-next-app-face-tsx`. */
function nameSample(path: string): string {
  return `sample-${path.replace(/[^a-z]+/g, '-')}`;
}

/** A sample file, under its path in a project. */
function renderSample(path: string, text: string): string {
  const place = path.slice(path.indexOf('/') + 1);
  return (
    `<figure class="code"><figcaption>${place}</figcaption>` +
    `<pre tabindex="0"><code>${escapeHtml(text.trimEnd())}</code></pre></figure>`
  );
}

/** What is tried in each framework. The tests fail where something of it does not hold. */
function renderTrials({ trials, rows }: Trials): string {
  const heads = ['Framework', ...trials, 'the policy has to allow'].map(escapeHtml);
  const cells = rows.map(({ name, needs }) =>
    [name, ...trials.map(() => 'yes'), needs.join(', ') || 'nothing more'].map(escapeHtml),
  );
  return renderTable('In each framework', heads, cells);
}

/** The fragments, by name. */
export function describeFacts({
  openApi,
  entries,
  variables,
  fileRules,
  limits,
  frameworks,
  comparison,
  benchmarks,
  samples,
  vectors,
}: DocsFacts): Fragments {
  const isBilling = (name: string) => name.startsWith('POLAR_');
  return new Map([
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
    ...Array.from(samples, ([path, text]) => [nameSample(path), () => renderSample(path, text)] as const),
  ]);
}
