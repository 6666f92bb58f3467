// `llms.txt` (https://llmstxt.org): a summary of the docs for language models, with holes for the base URL.
import { VERSION } from '../../lib/index.js';
import type { OptionTable } from '../../lib/options/row.js';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../../lib/options/table.js';
import { describeDefault, describeValues } from '../../lib/options/table.js';
import { markHole } from '../../lib/pages/template.js';
import { isOfDocs } from '../docs/navigation.js';
import type { PageEntry } from '../shared/page-entry.js';
import { listProjectLinks, type Facts } from './facts.js';
import type { SitePages } from './frame.js';

/** The path of the file. */
export const SUMMARY_PATH = '/llms.txt';

const BASE = markHole('base');

function listOptions(table: OptionTable): string {
  return Object.entries(table)
    .map(([name, row]) => `- \`${name}\`: ${row.doc} Takes ${describeValues(row)}. Default: ${describeDefault(row)}.`)
    .join('\n');
}

function listLinks(pages: readonly PageEntry[]): string {
  return pages
    .map(
      ({ address, docs, menu }) =>
        `- [${docs?.name ?? menu?.name ?? address}](${BASE}${address})${docs ? `: ${docs.about}` : ''}`,
    )
    .join('\n');
}

/** The most frequent uses, for readers who do not open the docs. */
const CHEAT_SHEET = `The same seed (any text; best a user id) and options give the same mascot, byte for byte, in a URL, in code and as an element. A value that is not valid counts as absent; a number out of range is clamped. Never put an e-mail address into a URL: hash it first with \`seedFromEmail\`.

URL, as SVG or PNG, from the service at \`https://navii.example\`, without a key:

\`\`\`html
<img src="https://navii.example/avatar/ada.svg?mood=happy" width="96" height="96" alt="Ada">
<img src="https://navii.example/avatar/ada.png?size=192&palette=mint" width="96" height="96" alt="Ada">
<img src="https://navii.example/group?seeds=ada,grace,alan&max=3" height="64" alt="Ada, Grace and Alan">
\`\`\`

Function, in Node, Bun, Deno, Workers and browsers (\`npm install navii\`):

\`\`\`js
import { createAvatar, createGroup, seedFromEmail } from 'navii';

const svg = createAvatar('ada', { size: 128, mood: 'happy' });
const team = createGroup(['ada', 'grace', 'alan'], { max: 3 });
const hashed = createAvatar(seedFromEmail('ada@example.org'));
\`\`\`

Element, without a bundler (with one: \`import 'navii/define'\`); attributes are the options in kebab case, but \`style\` is \`style-hint\` and \`title\` is \`label\`:

\`\`\`html
<script type="module" src="https://navii.example/navii.js"></script>
<navii-avatar seed="ada" label="Ada" size="48" animated></navii-avatar>
<navii-group seeds="ada, grace, alan" max="3" label="The team"></navii-group>
\`\`\`

Component:

\`\`\`jsx
import { NaviiAvatar } from 'navii/react'; // also navii/preact and navii/vue

export const Face = ({ user }) => <NaviiAvatar seed={user.id} size={48} label={user.name} />;
\`\`\``;

/** Renders the file. */
export function renderSummary({ entries }: Pick<Facts, 'entries'>, { pages, project }: SitePages): string {
  const links = listProjectLinks(project).map(({ name, href }) => `- [${name}](${href})`);
  const [whole, parts] = [false, true].map((isPart) =>
    listLinks(pages.filter(isOfDocs).filter((page) => (page.docs.partOf !== undefined) === isPart)),
  );
  const others = pages.filter(({ docs, isHidden, menu }) => docs === undefined && !isHidden && menu !== undefined);
  const named = entries.filter(({ exports }) => exports.length > 0);
  const names = new Set(named.map(({ name }) => `\`${name.replace(/(?<=\/packs\/).*/, '{pack}')}\``));
  return `# Navii

> Deterministic mascot avatars: any text becomes a small SVG (or PNG) mascot, by URL, as a custom element, as a framework component or by a function. Version ${VERSION}, MIT license, no key, no signup, no tracking.

${CHEAT_SHEET}

Options of an avatar (\`/avatar/{seed}\`, \`createAvatar\`, \`<navii-avatar>\`):

${listOptions(AVATAR_OPTIONS)}

Options of a group (\`/group\`, \`createGroup\`, \`<navii-group>\`), besides \`seeds\`:

${listOptions(GROUP_OPTIONS)}

Entry points of the package: ${[...names].join(', ')}.

## Docs

${whole}
- [OpenAPI 3.1](${BASE}/openapi.json): every route of the service, for programs

## In detail

${parts}
${links.length === 0 ? '' : `\n## Project\n\n${links.join('\n')}\n`}
## Optional

${listLinks(others)}
`;
}
