// What the elements and their properties are for, in words: rows of data for docs, manifests and types. Nothing that draws
// imports them. After a change: `npm run build && npm run types`.
import { GROUP_SEEDS, type OptionRow, type OptionTable, type TextRow } from '../lib/options/schema.js';
import { AVATAR_OPTIONS, describeOptions, GROUP_OPTIONS } from '../lib/options/table.js';
import { AVATAR_NAMES, GROUP_NAMES, OWN_SCHEMA, propertyOf, SHARED_SCHEMA, STATUSES } from './element/properties.js';

/** Who is drawn: the kinds of value that no option of the engine has. */
interface SeedRow extends Pick<TextRow, 'label' | 'doc' | 'example'> {
  readonly kind: 'seed' | 'email' | 'seeds';
  /** What it takes, in words. */
  readonly takes: string;
  /** What stands when it is absent, in words. */
  readonly unset: string;
}

/** One property of an element. */
export type PropertyRow = OptionRow | SeedRow;

/** Properties by name. */
export type PropertyTable = Readonly<Record<string, PropertyRow>>;

function renameOptions(table: OptionTable): PropertyTable {
  return Object.fromEntries(Object.entries(table).map(([option, row]) => [propertyOf(option), row]));
}

/** Puts rows into the order in which an element has its properties. */
function sortRows(names: readonly string[], rows: PropertyTable): PropertyTable {
  return Object.fromEntries(
    names.map((name) => {
      const row = rows[name];
      if (row === undefined) throw new RangeError(`property ${name}: expected a row, got none`);
      return [name, row];
    }),
  );
}

const label = {
  ...AVATAR_OPTIONS.title,
  label: 'Label',
  doc: 'Accessible name. Without one, `alt`, `aria-label`, `aria-labelledby` and a native `title`, it is decorative.',
} as const satisfies OptionRow;

const OWN_OPTIONS = /* @__PURE__ */ describeOptions(OWN_SCHEMA, {
  status: {
    unset: 'none',
    label: 'Status',
    doc: 'A badge, and a word in the accessible name.',
    example: 'busy',
  },
  statusLabel: {
    unset: 'the English word of `status`',
    label: 'Status in words',
    doc: 'What is heard of the status, in the language of the page.',
    example: 'occupée',
  },
}) satisfies OptionTable;

const SHARED_OPTIONS = /* @__PURE__ */ describeOptions(SHARED_SCHEMA, {
  alt: {
    unset: 'none',
    label: 'Alternative text',
    doc: 'As on an image: stands in for `label`, and an empty one says that there is nothing to name.',
    example: 'Ada',
  },
  paused: {
    label: 'Paused',
    doc: 'What is animated stays in its pose. `pauseAnimations()` does this to the whole page.',
    example: true,
  },
}) satisfies OptionTable;

/** Properties of `<navii-avatar>`. */
export const AVATAR_PROPERTIES = /* @__PURE__ */ sortRows(AVATAR_NAMES, {
  seed: {
    kind: 'seed',
    takes: 'text or a number',
    unset: 'none, and a placeholder stands in',
    label: 'Seed',
    doc: 'Decides who appears. A number counts as its text.',
    example: 'ada',
  },
  email: {
    kind: 'email',
    takes: 'an e-mail address',
    unset: 'none',
    label: 'E-mail',
    doc: 'Stands in for `seed`, and is hashed where it is drawn. The property is not shown; an attribute is, so give that the hash (`seedFromEmail`), which is taken too.',
    example: 'ada@example.org',
  },
  ...renameOptions(AVATAR_OPTIONS),
  label,
  ...OWN_OPTIONS,
  ...SHARED_OPTIONS,
});

/** Properties of `<navii-group>`. */
export const GROUP_PROPERTIES = /* @__PURE__ */ sortRows(GROUP_NAMES, {
  seeds: {
    kind: 'seeds',
    takes: 'text with commas, or an array of seeds and of `{ seed, label, …options }`, also as JSON text',
    unset: 'none, and the element is empty',
    label: 'Seeds',
    doc: `Who is shown. Those after the first ${GROUP_SEEDS} only count into the \`+N\`.`,
    example: 'ada, grace, alan',
  },
  label: { ...label, doc: `${label.doc} The labels of its members name a group, too.` },
  ...renameOptions(GROUP_OPTIONS),
  ...SHARED_OPTIONS,
});

interface Described {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
}

/** An element. */
export interface ElementRow extends Pick<Described, 'description'> {
  readonly tag: string;
  /** Name of its class. */
  readonly name: string;
  readonly properties: PropertyTable;
  readonly cssProperties: readonly Described[];
  readonly cssParts: readonly Described[];
}

const BOX = { name: 'svg', description: 'Box around the drawing.' };
const PLACEHOLDER = { name: 'placeholder', description: 'The same box while it has nobody to show.' };
const PLACEHOLDER_COLOR = {
  name: '--navii-placeholder',
  description: 'Colour of the placeholder, which is drawn faintly; that of the text unless this is set.',
};

/** Both elements. */
export const ELEMENTS: readonly ElementRow[] = [
  {
    tag: 'navii-avatar',
    name: 'NaviiAvatar',
    description:
      'The mascot of a seed, the same everywhere. The drawing is what `createAvatar` returns for the same seed and ' +
      'options, byte for byte, without its `<style>`.\n\n' +
      'Options that are left out, or make no sense, are chosen by the seed; no attribute or property makes it throw.',
    properties: AVATAR_PROPERTIES,
    cssProperties: [
      {
        name: '--navii-size',
        description: 'Width and height; stands above `size`. Plain CSS `width` works as well.',
      },
      PLACEHOLDER_COLOR,
      ...STATUSES.map((status) => ({
        name: `--navii-status-${status}`,
        description: `Colour of the badge \`${status}\`.`,
      })),
      { name: '--navii-status-mark', description: 'Colour of the mark on a badge.' },
    ],
    cssParts: [
      BOX,
      PLACEHOLDER,
      { name: 'status', description: 'The badge.' },
      { name: 'mark', description: 'The mark on the badge.' },
    ],
  },
  {
    tag: 'navii-group',
    name: 'NaviiGroup',
    description:
      'Several mascots as one stack. The drawing is what `renderGroup` returns for the same seeds and options, byte ' +
      'for byte, without its `<style>`. In a text that runs from right to left it stacks from the right.\n\n' +
      'Without seeds it is empty; no attribute or property makes it throw.',
    properties: GROUP_PROPERTIES,
    cssProperties: [
      { name: '--navii-size', description: 'Height; stands above `size`. Plain CSS `height` works as well.' },
      {
        name: '--navii-ring',
        description: 'Colour of the rings; stands above `ring`. Without either the page shows between the mascots.',
      },
      {
        name: '--navii-tiles',
        description:
          'How many tiles it has, the counter included: `navii.css` keeps a place as wide until the script comes.',
      },
      PLACEHOLDER_COLOR,
    ],
    cssParts: [BOX, PLACEHOLDER],
  },
];
