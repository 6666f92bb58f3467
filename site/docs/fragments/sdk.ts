// Renders the reference of the SDK: all public names of all entry points, with their declarations and docstrings.
import * as authoring from '../../../lib/authoring/index.js';
import * as navii from '../../../lib/index.js';
import { each, renderWords } from '../../shared/html.js';
import type { Fragment, Fragments } from '../../shared/page-entry.js';
import { renderCode, renderNames, renderRows, renderStage } from './blocks.js';

export interface Export {
  readonly name: string;
  readonly kind: 'function' | 'component' | 'class' | 'constant' | 'type';
  readonly signature: string;
  readonly about: string;
  readonly params: readonly (readonly [name: string, about: string])[];
  readonly returns: string | undefined;
  readonly throws: string | undefined;
  /** Code that runs unchanged. */
  readonly example: string;
}

/** An entry point, such as `navii/png`, and its exports. */
export interface EntryPoint {
  readonly name: string;
  readonly exports: readonly Export[];
}

/** Entry points whose names are documented at another entry point, as those of `x/core` are at `x`. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['navii/define', 'navii/components'],
  ['navii/define/avatar', 'navii/define/core'],
  ['navii/cdn', 'navii/define/core'],
  ['navii/preact', 'navii/react'],
  ['navii/vue', 'navii/react'],
]);

/** The pages with the pattern of what they document, entry point and name; the first match counts. */
const PAGES: readonly (readonly [address: string, exports: RegExp])[] = [
  ['/docs/sdk/authoring', /^navii\/authoring /],
  ['/docs/sdk/components', /^navii\/(?:components|define|picker|cdn|react|preact|vue|solid|svelte)\b/],
  [
    '/docs/sdk/engines',
    /^navii\/(?:options|packs)\b|^navii (?:.*Engine\b.*|Engine.*|read.*|catalogue|.*Settings|IdSet|KnownIds|ValueOf|Pack|Navii)$/,
  ],
  [
    '/docs/sdk/drawing',
    /^navii\/(?:png|fetch) |^navii (?:create(?!Seed)|render|.*Url|toDataUri|MOTION_|RandomAvatar|GroupMember|(?:Avatar|Group|Member|Render)Options$)/,
  ],
  ['/docs/sdk/choosing', /^navii /],
];

const slugOf = (entry: string): string => entry.replaceAll('/', '-');

function linkExport(entry: string, name: string, points: readonly EntryPoint[]): string {
  const base = SAME.get(entry) ?? entry.replace(/\/core$/, '');
  const isSame = points.some((point) => point.name === base && point.exports.some((known) => known.name === name));
  if (base !== entry && isSame) return linkExport(base, name, points);
  const [page = ''] = PAGES.find(([, exports]) => exports.test(`${entry} ${name}`)) ?? [];
  return `${page}#${slugOf(entry)}-${name}`;
}

/** An export with the entry point that documents it. */
type OwnExport = Export & { readonly entry: string; readonly link: string };

/** Lists each name once, at the entry point that documents it. */
export function listOwnExports(points: readonly EntryPoint[]): OwnExport[] {
  return points.flatMap(({ name: entry, exports }) =>
    exports.flatMap((one) => {
      const link = linkExport(entry, one.name, points);
      return link.endsWith(`#${slugOf(entry)}-${one.name}`) ? [{ ...one, entry, link }] : [];
    }),
  );
}

/** Names of the groups of exports, in the order of a page. */
const KINDS = {
  component: 'Components',
  function: 'Functions',
  class: 'Classes',
  constant: 'Constants',
  type: 'Types',
} as const;

/** Whether an export is shown in full. All others are folded. */
const isMain = ({ kind }: OwnExport): boolean => kind === 'function' || kind === 'component';

/** Draws a part on a mascot. */
function drawPart(part: authoring.Part): string {
  const slot = part.kind === 'held' ? 'accessory' : 'topper';
  const pack = { id: 'example', name: '', about: '', [slot]: { none: 0, parts: [part] } };
  const spec = { body: 'bun', palette: 'mint', arms: slot === 'topper' ? null : 'hold', [slot]: part.id };
  return navii.createEngine({ packs: [pack] }).renderAvatar(spec, { size: 80 });
}

/** Runs an example, and returns the drawings and the parts that it makes. */
function drawExample(entry: string, example: string): string {
  if (!/^navii(?:\/(?:authoring|react))?$/.test(entry)) return '';
  // The drawing of a random seed would make each build another one.
  const createRandomAvatar = (options: object) => ({ svg: navii.createAvatar('4', options) });
  const components = { NaviiAvatar: navii.createAvatar, NaviiGroup: navii.createGroup };
  const h = (draw: (seed: unknown, options: object) => string, { seed, seeds, ...options }: Record<string, unknown>) =>
    draw(seed ?? seeds, options);
  const createComponents = () => components;
  const scope = { ...navii, ...authoring, ...components, createComponents, createRandomAvatar, h, Image: Object };
  // The examples are TypeScript with JSX, of which types and imports must go. The drawing itself has no name in some of them.
  const code = example
    .replaceAll(/^import .*\n|: [A-Z]\w+(?=[ ,)])| as \w+/gm, '')
    .replaceAll(/<([\w.]+) (.*) \/>/g, (_, name: string, attributes: string) => {
      return `h(${name}, {${attributes.replaceAll(/(\w+)=(?:\{(.*?)\}|(".*?"))/g, '$1: $2$3,')}})`;
    })
    .replace(/^(?=create)/m, 'const svg = ');
  const names = Array.from(code.matchAll(/^const (?:\{ seed, )?(\w+)/gm), ([, name]) => name);
  // oxlint-disable-next-line typescript/no-implied-eval -- the examples are our own
  const run = new Function(...Object.keys(scope), `{${code}\nreturn [${names.join()}].flat();}`) as (
    ...values: unknown[]
  ) => readonly (string | authoring.Part | authoring.Draw | undefined)[];
  return each(run(...Object.values(scope)), (made) => {
    if (typeof made === 'string') return /<svg[^]*<\/svg>/.exec(made)?.[0] ?? '';
    // A function that draws a part takes the anchors `a` first.
    if (typeof made === 'function')
      return /^\(a\b/.test(String(made)) ? drawPart({ id: 'example', weight: 1, draw: made }) : '';
    return made?.draw === undefined ? '' : drawPart(made);
  });
}

/** Splits a description after its first sentence. */
const splitWords = (about: string): string[] => about.split(/(?<=\.) (?=[A-Z`])([^]*)/);

/** Renders an export: a function in full, with links to the names that it mentions; all others folded below their first sentence. */
function renderExport(one: OwnExport, links: ReadonlyMap<string, string>): string {
  const { entry, name, signature, about, params, returns, throws, example } = one;
  const id = `${slugOf(entry)}-${name}`;
  const code = renderCode(signature, example, ` data-run="reference" data-entry="${entry}"`);
  if (!isMain(one)) {
    const [first = '', rest = ''] = splitWords(about);
    const more = rest === '' ? '' : `<p>${renderWords(rest)}</p>`;
    return `<details class="export" id="${id}"><summary><h4><code>${name}</code></h4> ${renderWords(first)}</summary>${more}${code}</details>`;
  }
  const write = (text: string) =>
    renderWords(text).replace(/<code>([^<]*)<\/code>|\b[a-z]+[A-Z]\w*/g, (word, named: string = word) => {
      const link = links.get(named);
      return link === undefined || link.endsWith(`#${id}`) ? word : `<a href="${link}"><code>${named}</code></a>`;
    });
  const drawings = drawExample(entry, example);
  const facts = params.map(([param, text]): [string, string] => [`<code>${param}</code>`, text]);
  if (returns !== undefined) facts.push(['Returns', returns]);
  if (throws !== undefined) facts.push(['Throws', throws]);
  const rows = renderRows(facts.map(([term, text]) => [term, write(text)]));
  const stage = drawings && renderStage(drawings);
  return (
    `<article class="export" id="${id}"><h3><a href="#${id}"><code>${name}</code></a></h3>` +
    `<p>${write(about)}</p>${code}${stage}${rows}</article>`
  );
}

/** Renders exports by kind: the components first. */
function renderExports(own: readonly OwnExport[], links: ReadonlyMap<string, string>): string {
  return each(Object.entries(KINDS), ([kind, heading]) => {
    const same = own.filter((one) => one.kind === kind);
    const list = each(same, (one) => renderExport(one, links));
    return list === '' || same.some(isMain) ? list : `<h3>${heading}</h3>${list}`;
  });
}

/** A page with more functions and components than this lists names only. A first sentence that is longer than this ends at its colon. */
const [MAX_ROWS, MAX_SENTENCE] = [10, 70];

/** Renders links to names, by entry point and kind. All packs are one. */
function renderLinks(own: readonly OwnExport[]): string {
  const headOf = ({ entry, kind }: OwnExport) =>
    `<code>${entry.replace(/(?<=^navii\/packs)\/.*/, '')}</code> <small>${KINDS[kind].toLowerCase()}</small>`;
  return renderNames(own.map((one) => [headOf(one), one.name, one.link]));
}

/** Renders links to all names that a page documents: functions and components first, all others folded. */
function renderPageNames(own: readonly OwnExport[]): string {
  const main = own.filter(isMain);
  const describe = ({ entry, about }: OwnExport) => {
    const [first = ''] = splitWords(about);
    const short = first.length > MAX_SENTENCE ? first.replace(/: .*/, '.') : first;
    return renderWords(short) + (entry === 'navii' ? '' : ` <small>From <code>${entry}</code>.</small>`);
  };
  const renderMain = () =>
    renderRows(main.map((one) => [`<a href="${one.link}"><code>${one.name}</code></a>`, describe(one)]));
  const others = Object.keys(KINDS).flatMap((kind) => own.filter((one) => one.kind === kind && !isMain(one)));
  return (
    (main.length > MAX_ROWS ? renderLinks(main) : renderMain()) +
    `<details><summary>${others.length} more names</summary>${renderLinks(others)}</details>`
  );
}

/**
 * Returns the fragments: one for each entry point (`reference-navii-png`), one for all packs, and one with links to all names of another
 * page.
 */
export function describeEntries(points: readonly EntryPoint[]): Fragments {
  const all = listOwnExports(points);
  const links = new Map(all.toReversed().map(({ name, link }) => [name, link]));
  const listOf = (page: string) => all.filter(({ link }) => link.startsWith(`${page}#`));
  const print = (isShown: (one: OwnExport) => boolean) => (open: string) =>
    renderExports(listOf(open).filter(isShown), links);
  return new Map<string, Fragment>([
    ...points.map(({ name }) => [`reference-${slugOf(name)}`, print(({ entry }) => entry === name)] as const),
    ['reference-packs', print(({ entry }) => entry.startsWith('navii/packs'))],
    ['names', (_, page) => renderPageNames(listOf(page))],
  ]);
}
