// Lists every name of the built package that an editor can show: exports, options, properties.
import { SLOTS } from 'navii';
import type { AppOptions } from 'navii-server';
import { NaviiAvatarElement, NaviiGroupElement } from 'navii/components';
import { AVATAR_OPTIONS, GROUP_OPTIONS, type OptionRow } from 'navii/options';
import { toKebab } from '../../lib/options/words.js';
import service from '../../server/package.json' with { type: 'json' };
import { listEntryPoints } from '../../site/build/entries.js';
import { MARK, type Editor, type Shown } from './editor.js';

/** A name, and the texts that an editor shows for it. */
export interface Place extends Shown {
  readonly name: string;
  /** The entry point of the names in its example. */
  readonly entry: string;
}

/** The entry points with types. `cdn` is a build of `define/core`. */
export const ENTRIES = [
  ...listEntryPoints()
    .map(({ name }) => name)
    .filter((name) => name !== 'navii/cdn'),
  service.name,
];

/** Lists the names that an entry point exports, types included. */
export async function listExports(editor: Editor, entry: string): Promise<string[]> {
  const offered = await editor.complete(`import { ${MARK} } from '${entry}';`);
  return offered.filter((name) => name !== 'type').toSorted();
}

async function hover(editor: Editor, entry: string, names: readonly string[], code: string): Promise<Place[]> {
  const shown = await editor.hover(code);
  return names.map((name, i) => ({ name: `${name} of ${entry}`, entry, text: '', example: undefined, ...shown[i] }));
}

async function hoverExports(editor: Editor, entry: string): Promise<Place[]> {
  const names = await listExports(editor, entry);
  const marked = names.map((name) => MARK + name).join(', ');
  return hover(editor, entry, names, `import { ${marked} } from '${entry}';`);
}

/** Hovers over the members of an interface, as code that reads them from an object. */
async function hoverMembers(editor: Editor, entry: string, type: string, members: string[]): Promise<Place[]> {
  const reads = members.map((member) => `it.${MARK}${member};`).join('\n');
  const names = members.map((member) => `${type}.${member}`);
  return hover(editor, entry, names, `import { type ${type} } from '${entry}';\ndeclare const it: ${type};\n${reads}`);
}

/** Hovers over the attributes of an element in React's markup. */
async function hoverMarkup(editor: Editor, tag: string, attributes: string[]): Promise<Place[]> {
  const marked = attributes.map((attribute) => `${MARK}${attribute}={undefined}`).join(' ');
  const names = attributes.map((attribute) => `<${tag} ${attribute}>`);
  return hover(editor, 'navii/react', names, `import 'navii/react';\nexport const it = <${tag} ${marked} />;`);
}

const propertiesOf = (element: typeof NaviiAvatarElement | typeof NaviiGroupElement): string[] =>
  Object.keys(element.properties);

const spellings = (properties: string[]): string[] => [...new Set([...properties, ...properties.map(toKebab)])];

/** The options of an app that are not in the configuration, which --help describes. */
const OWN_APP_OPTIONS: (keyof AppOptions)[] = ['log', 'site', 'siteFolder'];

/** Hovers over all exports, options and properties. */
export async function hoverAll(editor: Editor): Promise<Place[]> {
  const rows = Object.entries<OptionRow>(AVATAR_OPTIONS);
  const avatar = rows.map(([option]) => option);
  const member = rows.flatMap(([option, { inMember = true }]) => (inMember ? option : []));
  const render = rows.flatMap(([option, { chooses = false }]) => (chooses ? [] : option));
  const places = await Promise.all([
    ...ENTRIES.map((entry) => hoverExports(editor, entry)),
    hoverMembers(editor, 'navii', 'AvatarOptions', avatar),
    hoverMembers(editor, 'navii', 'RenderOptions', render),
    hoverMembers(editor, 'navii', 'AvatarSpec', [...SLOTS]),
    hoverMembers(editor, 'navii-server', 'AppOptions', OWN_APP_OPTIONS),
    hoverMembers(editor, 'navii/fetch', 'HandlerOptions', ['prefix', 'rasterize', 'warn']),
    hoverMembers(editor, 'navii', 'GroupOptions', Object.keys(GROUP_OPTIONS)),
    hoverMembers(editor, 'navii', 'GroupMember', ['seed', 'label', 'title', 'src', 'styleHint', ...member]),
    hoverMembers(editor, 'navii/components', 'NaviiAvatarElement', propertiesOf(NaviiAvatarElement)),
    hoverMembers(editor, 'navii/components', 'NaviiGroupElement', propertiesOf(NaviiGroupElement)),
    hoverMarkup(editor, 'navii-avatar', spellings(propertiesOf(NaviiAvatarElement))),
    hoverMarkup(editor, 'navii-group', spellings(propertiesOf(NaviiGroupElement))),
  ]);
  return places.flat();
}
