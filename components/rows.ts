// The docs of the elements and their properties, as rows of data, from which the docs, the manifests and the types are printed. No
// code that draws imports them. After a change: `npm run print`.
import type { OptionRow, OptionTable, TextRow } from '../lib/options/row.js';
import { GROUP_SEEDS } from '../lib/options/schema.js';
import { AVATAR_OPTIONS, describeOptions, GROUP_OPTIONS } from '../lib/options/table.js';
import { AVATAR_NAMES, GROUP_NAMES, propertyOf, SHARED_SCHEMA } from './element/properties.js';

/** A property that is not an option of the engine. */
interface OwnPropertyRow extends Pick<TextRow, 'label' | 'doc'> {
  readonly kind: 'seed' | 'email' | 'seeds' | 'src' | 'string' | 'boolean' | 'words';
  readonly example: string | boolean;
  /** The values that it accepts, in words. */
  readonly takes: string;
  /** The default, in words. */
  readonly unset: string;
}

/** One property of an element. */
export type PropertyRow = OptionRow | OwnPropertyRow;

/** Properties by name. */
export type PropertyTable = Readonly<Record<string, PropertyRow>>;

function renameOptions(table: OptionTable): PropertyTable {
  return Object.fromEntries(Object.entries(table).map(([option, row]) => [propertyOf(option), row]));
}

/** Sorts rows into the order of an element's properties. */
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
  doc: 'Accessible name; a group also has the labels of its members. Without any, and without `alt`, `aria-label`, `aria-labelledby` and `title`, the drawing is decorative.',
} as const satisfies OptionRow;

const SHARED_OPTIONS = /* @__PURE__ */ describeOptions(SHARED_SCHEMA, {
  alt: {
    unset: 'none',
    label: 'Alternative text',
    doc: 'Used when there is no `label`. An empty `alt` marks the drawing as decorative, as on an image.',
    example: 'Ada',
  },
  paused: {
    label: 'Paused',
    doc: 'Stops the animation in its present pose. `pauseAnimations()` stops all of the page.',
    example: true,
  },
}) satisfies OptionTable;

/** Properties of `<navii-avatar>`. */
export const AVATAR_PROPERTIES = /* @__PURE__ */ sortRows(AVATAR_NAMES, {
  seed: {
    kind: 'seed',
    takes: 'text or a number',
    unset: 'none; a placeholder is shown',
    label: 'Seed',
    doc: 'Decides who appears. A number is treated as text.',
    example: 'ada',
  },
  email: {
    kind: 'email',
    takes: 'an e-mail address',
    unset: 'none',
    label: 'E-mail',
    doc: 'Used when there is no `seed`. The address is hashed in the browser. The attribute is visible in the page, so write the hash there (`seedFromEmail`), which is accepted too.',
    example: 'ada@example.org',
  },
  src: {
    kind: 'src',
    takes: 'the address of an image',
    unset: 'none; the mascot is shown',
    label: 'Photo',
    doc: "Photo of the person, cropped to the shape. The mascot shows while it loads and if it fails. The name stays the person's.",
    example: 'ada.jpg',
  },
  ...renameOptions(AVATAR_OPTIONS),
  label,
  ...SHARED_OPTIONS,
});

/** Properties of `<navii-group>`. */
export const GROUP_PROPERTIES = /* @__PURE__ */ sortRows(GROUP_NAMES, {
  seeds: {
    kind: 'seeds',
    takes: 'text with commas, or an array of seeds and of `{ seed, label, src, …options }`, also as JSON text',
    unset: 'none; the element is empty',
    label: 'Seeds',
    doc: `The members. At most ${GROUP_SEEDS} are drawn; the others only count in the \`+N\` counter.`,
    example: 'ada, grace, alan',
  },
  ...renameOptions(GROUP_OPTIONS),
  label,
  ...SHARED_OPTIONS,
});

/** A name and its docs. */
interface Described {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
}

/** An element and its docs. */
export interface ElementRow extends Pick<Described, 'description'> {
  readonly tag: string;
  /** Name of its class, the module of the class, and the one that registers it. */
  readonly name: string;
  readonly module: string;
  readonly entry: string;
  readonly properties: PropertyTable;
  readonly events?: readonly Described[];
  readonly cssProperties: readonly Described[];
  readonly cssParts: readonly Described[];
}

const SIZE = {
  name: '--navii-size',
  description:
    'Width of an avatar, height of a group. It overrides `size`. Plain CSS (`width` of an avatar, `height` of a group) works too.',
};
const BOX = { name: 'svg', description: 'The box around the drawing.' };
const PHOTO = { name: 'photo', description: 'A photo.' };
const PLACEHOLDER = { name: 'placeholder', description: 'The same box while it shows a placeholder.' };
const PLACEHOLDER_COLOR = {
  name: '--navii-placeholder',
  description: 'Colour of the placeholder, which is drawn faintly. Default: the colour of the text.',
};

const BADGE_COLOR = { name: '--navii-badge', description: 'Colour of the sign of a status.' };
const BADGE_PLATE = { name: '--navii-badge-plate', description: 'Colour of the disc under the sign. Default: white.' };

/** Both elements. */
export const ELEMENTS: readonly ElementRow[] = [
  {
    tag: 'navii-avatar',
    name: 'NaviiAvatarElement',
    module: 'navii-avatar',
    entry: 'define',
    description:
      'Draws the mascot of a seed. The drawing is the same, byte for byte, as `createAvatar` gives for the same seed and ' +
      'options, without its `<style>`.\n\n' +
      'The seed chooses each option that is absent or invalid. No attribute or property makes the element throw.',
    properties: AVATAR_PROPERTIES,
    cssProperties: [SIZE, PLACEHOLDER_COLOR, BADGE_COLOR, BADGE_PLATE],
    cssParts: [BOX, PLACEHOLDER, PHOTO],
  },
  {
    tag: 'navii-group',
    name: 'NaviiGroupElement',
    module: 'navii-group',
    entry: 'define',
    description:
      'Draws several mascots as one stack. The drawing is the same, byte for byte, as `createGroup` gives for the same ' +
      'seeds and options, without its `<style>`. Where text runs from right to left it stacks from the right.\n\n' +
      'Without seeds it is empty. No attribute or property makes the element throw.',
    properties: GROUP_PROPERTIES,
    cssProperties: [
      SIZE,
      {
        name: '--navii-ring',
        description: 'Colour of the rings. It overrides `ring`. Without either, the page shows between the mascots.',
      },
      {
        name: '--navii-tiles',
        description:
          'Number of tiles, the counter included. With it, `navii.css` keeps the full width until the script is loaded.',
      },
      PLACEHOLDER_COLOR,
      BADGE_COLOR,
      BADGE_PLATE,
    ],
    cssParts: [BOX, PLACEHOLDER, PHOTO],
  },
];
