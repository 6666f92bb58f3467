// The fragments of the docs: tables and drawings that are made from the engine and from facts that the build passes in.
import { hashSeed, KEYS, randomUint32 } from '../../../lib/choose/select.js';
import {
  createAvatar,
  MOODS,
  STATUSES,
  MOTION_CSP_HASH,
  createGroup,
  seedFromEmail,
  selectAvatar,
  SLOTS,
  type AvatarOptions,
} from '../../../lib/index.js';
import type { OptionTable } from '../../../lib/options/row.js';
import { AVATAR_OPTIONS, describeDefault, describeValues, GROUP_OPTIONS } from '../../../lib/options/table.js';
import { each, escapeHtml } from '../../shared/html.js';
import { removeMotionStyle } from '../../shared/motion.js';
import type { Fragment, Fragments } from '../../shared/page-entry.js';
import { AGENTS } from './agents.js';
import { describeOption, renderCode, renderFaces, renderRows, renderStage } from './blocks.js';
import { renderAttributes, renderPickerAttributes, renderPickerStyles, renderStyles } from './elements.js';
import { listLicences, renderFigures, renderSizes, type Comparison, type Sizes } from './measurements.js';
import { renderAnchors, renderInk, renderLamps, renderLanterns } from './packs.js';
import { renderBase, renderPacks, renderPalettes } from './parts.js';
import { renderRoutes, type OpenApi } from './routes.js';
import { describeEntries, type EntryPoint } from './sdk.js';

/** Facts that the docs print and the site does not know. The build passes them in. */
export interface DocsFacts {
  readonly openApi: OpenApi;
  readonly entries: readonly EntryPoint[];
  /** The environment variables of the service. The values that each takes and the default are in words. */
  readonly variables: readonly Readonly<Record<'name' | 'takes' | 'default' | 'doc', string>>[];
  /** Frameworks with their versions, and the directives that a strict policy must allow for each. */
  readonly frameworks: readonly { readonly name: string; readonly needs: readonly string[] }[];
  /** The measurements of `test/bench/compare.js`. */
  readonly comparison: Comparison;
  readonly sizes: Sizes;
  /** Sample files for frameworks: texts by path, which starts with the framework. */
  readonly samples: ReadonlyMap<string, string>;
  /** The hash of `/navii.js`, as `integrity` takes it (W3C Subresource Integrity). */
  readonly bundleHash: string;
  /** Texts of the vectors for ports, by file name. */
  readonly vectors: ReadonlyMap<string, string>;
}

/** Options whose effect a small picture does not show, by their anchors. The row `size` of an avatar shows the mascot without options. */
const UNSEEN = /-(?:title|statusLabel|distinct)$|^group-(?:size|tileBg|animated)$/;

/** Pictures of all values of an option. */
const SHOWN_AT: Readonly<Record<string, string>> = {
  palette: '/docs/parts#palettes',
  packs: '/docs/parts#packs',
  parts: '/docs/parts#base',
  mood: '/docs/parts#moods',
  status: '/docs/agents#statuses',
};

/** Options without which the effect of another one is not seen. */
const BESIDE: Readonly<Record<string, object>> = {
  style: { packs: 'halloween' },
  badge: { status: 'waiting' },
  counterFill: { counterInk: '#ffe3a3' },
  counterInk: { counterFill: '#1d0f38' },
};

/** Draws the example of an option, always for the same seeds. */
function drawOption(kind: 'avatar' | 'group', options: object): string {
  if (kind === 'avatar') return removeMotionStyle(createAvatar('otto', options));
  return createGroup(['otto', 'grace', 'mary', 'joan', 'hedy', 'alan'], { size: 48, max: 3, ...options });
}

/** Renders some options of a table, each with an example and its picture. */
function printOptions(table: OptionTable, kind: 'avatar' | 'group', names: string): string {
  return renderRows(
    names.split(' ').map((name) => {
      const row = table[name];
      if (row === undefined) throw new RangeError(`expected one of ${Object.keys(table).join(', ')}, got ${name}`);
      const id = `${kind}-${name}`;
      const options = { [name]: row.example, ...BESIDE[name] };
      const picture = `<span class="${kind}" aria-hidden="true">${UNSEEN.test(id) ? '' : drawOption(kind, options)}</span>`;
      const [value = '', ...others] = Object.entries(options).map(([key, example]) => {
        const text = String(typeof example === 'boolean' ? Number(example) : example)
          .replace('#', '')
          .replaceAll(',', ',<wbr>');
        return key === name ? text : `<wbr>&amp;${key}=${text}`;
      });
      const link = name in SHOWN_AT ? ` <a href="${SHOWN_AT[name]}">See all</a>` : '';
      const about = describeOption(row.doc, describeValues(row), describeDefault(row)).replace('<br>', `${link}<br>`);
      return [`${picture}<code>${name}<small>=${value}${others.join('')}</small></code>`, about, id];
    }),
  );
}

/** Renders the values of an option side by side, each with its picture. */
function renderValues(name: 'mood' | 'status' | 'variant', values: readonly string[], more?: AvatarOptions): string {
  const draw = (value: string) => removeMotionStyle(createAvatar('Otto', { ...more, [name]: value, size: 96 }));
  return `<ul class="parts">${each(values, (value) => `<li>${draw(value)}<code data-copy="${value}">${value}</code></li>`)}</ul>`;
}

// The first four statuses are those of people.
const [PEOPLE, AGENT] = [STATUSES.slice(0, 4), STATUSES.slice(4)];

const drawPeople = (options: AvatarOptions) => renderFaces((seed) => createAvatar(seed, { ...options, size: 72 }));

/** Renders seeds that differ in a letter or a space. */
function renderSpellings(): string {
  const render = (seed: string) => `<li>${createAvatar(seed, { size: 96 })}<code>"${seed}"</code></li>`;
  return `<ul class="parts flow">${each(['Ada', 'ada', 'Ada '], render)}</ul>`;
}

/** Renders the steps from a seed to its drawing. */
function renderSteps(): string {
  const { body } = selectAvatar('alice');
  const state = hashSeed('alice');
  const steps = [
    ['Text', '"alice"'],
    ['→ 1. State', `${state.map((word) => (word >>> 0).toString(16).slice(0, 2)).join('… ')}…`],
    ['→ 2. Number of the body', randomUint32(state, KEYS.body)],
    ['→ 3.–5. Choice', body],
    ['→ 6. Drawing', 'SVG'],
  ];
  const boxes = each(steps, ([caption, value]) => `<span><small>${caption}</small><br><code>${value}</code></span>`);
  return renderStage(boxes + createAvatar('alice', { size: 72 }));
}

/** Renders people as a group, and again with `distinct`. */
function renderAlike(): string {
  const draw = (distinct: boolean) =>
    createGroup(['user-0', 'user-23', 'user-4', 'user-11'], { size: 72, overlap: 0, distinct });
  return renderStage(`${draw(false)}<b>→</b>${draw(true)}`);
}

/** Renders an agent and its statuses to choose from, for the script of the page. */
function renderLive(): string {
  const choices = each(AGENT, (status) => {
    const checked = status === 'working' ? ' checked' : '';
    return `<label><input type="radio" name="status" value="${status}"${checked} autocomplete="off"><span class="word">${status}</span></label>`;
  });
  const picture = createAvatar('agent-7', { status: 'working' });
  return (
    `<div class="stage flow result scripted"><navii-avatar seed="agent-7" label="Ada" status="working" size="120" animated>${picture}` +
    `</navii-avatar><div class="choice words flow" role="radiogroup" aria-label="Status">${choices}</div></div>`
  );
}

/** The drawings that samples return. */
const OUTPUTS = new Map(
  Object.entries({
    image:
      createAvatar('otto', { mood: 'happy' }) +
      createAvatar('otto', { palette: 'mint' }) +
      createGroup(['otto', 'grace', 'alan', 'mary', 'hedy'], { max: 4 }),
    element:
      createAvatar('user-42', { size: 72, status: 'online' }) +
      createGroup(['user-42', 'user-43', 'user-44', 'user-45'], { size: 72, max: 3 }),
    function:
      createAvatar('ada', { palette: 'mint', size: 128 }) + createGroup(['ada', 'grace', 'alan'], { overlap: 0.4 }),
    png: createAvatar('mika', { size: 128 }),
    elements:
      createAvatar('ada', { status: 'online', shape: 'rounded' }) +
      createAvatar(seedFromEmail('ada@example.org'), { palette: 'mint', mood: 'wink' }) +
      createGroup(['ada', 'grace', 'alan', 'mary'], { max: 3, ring: '#1d0f38', distinct: true }) +
      createGroup([{ seed: 'ada', mood: 'wink' }, 'Hopper, Grace']),
    command: createAvatar('ada') + createAvatar('ada', { mood: 'wink' }) + createGroup(['ada', 'grace', 'joan']),
  }),
);

/** A portrait in the place of a photo. */
const PHOTO =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80'><path fill='%23ecd0ad' d='M0 0h80v80H0z'/>" +
  "<path fill='%23352320' d='M19 66C12 26 26 12 41 12s27 14 20 54z'/><path fill='%23256b72' d='M8 80c0-15 13-19 32-19s32 4 32 19z'/>" +
  "<path fill='%23b87650' d='M32 48h16v13c0 7-16 7-16 0z'/><path fill='%23d99a70' d='M26 33c0-22 28-22 28 0 0 14-6 23-14 23s-14-9-14-23z'/>" +
  "<path fill='%23352320' d='M24 38c-1-16 7-24 17-24s16 8 15 23c-4-3-7-7-8-11-5 5-14 7-20 7z'/>" +
  "<path fill='none' stroke='%23352320' stroke-width='2.2' stroke-linecap='round' d='M33.5 38v1M46.5 38v1M35 46.5c3 2.6 7 2.6 10 0'/></svg>";

/** Renders an entry of an app: a face, a name, a text and perhaps a status. */
const renderEntry = (name: string, text: string, options: AvatarOptions = {}, face?: string) =>
  `<div class="pack">${face ?? createAvatar(name.toLowerCase(), options)}<span><b>${name}</b><br>${text}</span>` +
  `<small>${options.status ?? ''}</small></div>`;

/** Pictures of apps that show mascots. */
const APPS = new Map(
  Object.entries({
    chat:
      renderEntry('Grace', 'Version 2.4 is ready.') +
      renderEntry('deploy-bot', 'All 312 tests passed.') +
      renderEntry('Ada', 'Shipping it now.'),
    avatar: renderEntry('Ada', 'Has a photo', {}, `<img src="${PHOTO}" alt="">`) + renderEntry('Grace', 'Has none'),
    'avatar-group':
      renderEntry('Mika', 'Who reviews version 2.4?') +
      renderStage(createGroup(['ada', 'grace', 'alan', 'mary', 'hedy', 'joan'], { max: 5, size: 40 })),
    'team-status':
      '<b>Agents</b><br><small>1 waiting for you</small>' +
      renderEntry('Otis', 'Fix a test', { packs: 'studio', status: 'working' }) +
      renderEntry('Juno', 'Rotate keys', { packs: 'studio', status: 'waiting' }),
    'profile-form':
      '<label class="field"><span class="legend">Name</span><input type="text" value="Ada"></label>' +
      '<navii-picker seed="ada"></navii-picker><button class="button" type="button">Save</button>',
  }),
);

/** Renders an element with a photo, one without, and one whose photo fails. */
function renderPhotos(): string {
  const cells = [['Photo', PHOTO], ['No photo'], ['Photo fails', 'data:,']] as const;
  return `<ul class="parts stage flow">${each(cells, ([caption, src]) => {
    const attributes = `seed="ada" label="Ada" status="online" size="80"${src === undefined ? '' : ` src="${escapeHtml(src)}"`}`;
    return `<li><navii-avatar ${attributes}>${createAvatar('ada')}</navii-avatar><br><small>${caption}</small></li>`;
  })}</ul>`;
}

/** Renders the lines that load the bundle from another host and refuse any other bytes. */
function renderBundle(hash: string): string {
  const script = `<script type="module" src="https://navii.example/navii.js"\n  integrity="${hash}"\n  crossorigin></script>`;
  return renderCode('HTML', `${script}\n\n<navii-avatar seed="ada"></navii-avatar>`, ' data-run="html"');
}

/** Renders a group of variables. The argument is its name, a comma, and the first letters of its variables. */
function renderVariables(variables: DocsFacts['variables'], argument: string): string {
  const [group = '', starts = ''] = argument.split(', ');
  const listed = variables.filter(({ name }) => starts.split(' ').some((start) => name.startsWith(start)));
  const names = listed.map(({ name }) => `<code>${name}</code>`).join(', ');
  const rows = renderRows(
    listed.map((row) => [`<code>${row.name}</code>`, describeOption(row.doc, row.takes, row.default)]),
  );
  return `<details><summary>${group} <small>${names}</small></summary>${rows}</details>`;
}

/** The line with which the tests' compiler learns whose JSX a file is. In a project, its configuration says so. */
const PRAGMA = /^\/\*\* @jsxImportSource .*\n/;

function take(texts: ReadonlyMap<string, string>, name: string): string {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`expected one of ${[...texts.keys()].join(', ')}, got ${name}`);
  return text;
}

/** Reads a sample as it stands in a project. */
function readSample(samples: DocsFacts['samples'], path: string): string {
  return take(samples, path).replace(PRAGMA, '').trimEnd();
}

/** The tabs of a framework, by the names of their files. */
const TABS = { face: 'Component', people: 'List', mascots: 'Packs', picture: 'Image', team: 'Element', nuxt: 'Config' };

/** Renders the samples of a framework as tabs. */
function renderFramework(samples: DocsFacts['samples'], name: string): string {
  const tabs = Object.entries(TABS).flatMap(([file, caption]) => {
    const path = [...samples.keys()].find((one) => one.startsWith(`${name}/`) && one.includes(`/${file}.`));
    return path === undefined ? [] : renderCode(caption, readSample(samples, path));
  });
  const install = renderCode('Install', `npm install navii${name === 'react-native' ? ' react-native-svg' : ''}`);
  return `<div class="code-tabs" data-label="${name}">${tabs.join('')}${install}</div>`;
}

export function describeDocs(facts: DocsFacts): Fragments {
  return new Map<string, Fragment>([
    ['avatar-options', (_, names) => printOptions(AVATAR_OPTIONS, 'avatar', names)],
    ['group-options', (_, names) => printOptions(GROUP_OPTIONS, 'group', names)],
    ['slot-names', () => SLOTS.map((slot) => `<code>${slot}</code>`).join(', ')],
    ['palette-list', renderPalettes],
    ['parts-of-base', renderBase],
    ['parts-of-packs', renderPacks],
    ['mood-list', () => renderValues('mood', MOODS)],
    ['people-statuses', () => renderValues('status', PEOPLE)],
    ['agent-statuses', () => renderValues('status', AGENT, { animated: true })],
    ['calm-statuses', () => renderValues('status', AGENT, { packs: 'studio' })],
    ['variants', () => renderValues('variant', [...'012345678'])],
    ['live', renderLive],
    ['spellings', renderSpellings],
    ['alike', renderAlike],
    ['port', renderSteps],
    ['faces', (_, query) => drawPeople(Object.fromEntries(new URLSearchParams(query)))],
    ['lanterns', renderLanterns],
    ['lamps', renderLamps],
    ['pack-anchors', renderAnchors],
    ['ink', (_, name) => renderInk(name)],
    ['framework', (_, name) => renderFramework(facts.samples, name)],
    ['face', (_, seed) => createAvatar(seed, { size: 144 })],
    ['output', (_, name) => renderStage(take(OUTPUTS, name))],
    ['mockup', (_, name) => `<div class="mockup" aria-hidden="true" inert>${take(APPS, name)}</div>`],
    ['photos', renderPhotos],
    ['element-attributes', renderAttributes],
    ['element-styles', renderStyles],
    ['agents', () => renderCode('AGENTS.md', AGENTS, ' class="wrap"')],
    ['picker-attributes', renderPickerAttributes],
    ['picker-styles', renderPickerStyles],
    // The line of a policy that allows the animation of mascots.
    ['motion-policy', () => `<code class="setting" data-run="policy-motion">style-src '${MOTION_CSP_HASH}'</code>`],
    ['bundle', () => renderBundle(facts.bundleHash)],
    ['routes', () => renderRoutes(facts.openApi)],
    ['variables', (_, group) => renderVariables(facts.variables, group)],
    // The tested frameworks, with their needs in a strict policy.
    ['tried', () => renderRows(facts.frameworks.map(({ name, needs }) => [name, needs.join(', ') || 'nothing']))],
    ['figures', () => renderFigures(facts.comparison)],
    ['sizes', () => renderSizes(facts.sizes)],
    ['style-licences', () => listLicences(facts.comparison)],
    ['compared-people', () => facts.comparison.crowd.toLocaleString('en')],
    ['size', (_, name) => `${Math.round(take(facts.vectors, name).length / 1000).toLocaleString('en')}\u00a0KB`],
    ...describeEntries(facts.entries),
    // The argument is the path of the file under `test/examples`, and a caption. Without one, it is the path in a project.
    [
      'sample',
      (_, argument) => {
        const [path = '', ...words] = argument.split(' ');
        const caption = words.join(' ') || path.replace(/^.*?\//, '');
        return renderCode(caption, readSample(facts.samples, path));
      },
    ],
  ]);
}
