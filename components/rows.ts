// What the elements take, as rows of data: the options of the engine, and what the elements have beside them.
// After a change: `npm run build && npm run types`.
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../lib/index.js';
import type { OptionRow, OptionTable, TextRow } from '../lib/options/row.js';
import { GROUP_SEEDS } from '../lib/options/table.js';

/**
 * What the badge of an avatar can say.
 *
 * @example
 * STATUSES.includes('away'); // true
 */
export const STATUSES = ['online', 'away', 'busy', 'offline'] as const;

/**
 * One of {@link STATUSES}.
 *
 * @example
 * const status: Status = 'busy';
 */
export type Status = (typeof STATUSES)[number];

/** Who is drawn: the kinds of value that no option of the engine has. */
interface SeedRow extends Pick<TextRow, 'label' | 'doc' | 'example'> {
  readonly kind: 'seed' | 'email' | 'seeds';
  /** What it takes, in words. */
  readonly takes: string;
  /** What stands when it is absent, in words. */
  readonly unset: string;
  /** A property that a script sets does not become an attribute. */
  readonly reflect?: false;
}

/** One property of an element. */
export type PropertyRow = OptionRow | SeedRow;

/** Properties by name. */
export type PropertyTable = Readonly<Record<string, PropertyRow>>;

/** Options whose name every element has for something else: `style` is CSS, `title` is the native tooltip. */
const RENAMED: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['style', 'styleHint'],
  ['title', 'label'],
]);

/** Property that carries an option, for example `styleHint` for `style`. */
export function propertyOf(option: string): string {
  return RENAMED.get(option) ?? option;
}

function renameOptions(table: OptionTable): PropertyTable {
  return Object.fromEntries(Object.entries(table).map(([option, row]) => [propertyOf(option), row]));
}

const label = {
  ...AVATAR_OPTIONS.title,
  label: 'Label',
  doc: 'Accessible name. Without one, and without a native `title`, the element is decorative.',
} as const satisfies OptionRow;

/** Options of `<navii-avatar>` that the engine does not know. */
export const OWN_OPTIONS = {
  status: {
    kind: 'enum',
    values: STATUSES,
    unset: 'none',
    label: 'Status',
    doc: 'A badge, and a word in the accessible name.',
    example: 'busy',
  },
} as const satisfies OptionTable;

/** Properties of `<navii-avatar>`. */
export const AVATAR_PROPERTIES: PropertyTable = {
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
    doc: 'Stands in for `seed`. It is hashed at once, so that it is neither shown nor sent.',
    example: 'ada@example.org',
    // What is hashed is meant to be hidden, so it is not written down in the page either.
    reflect: false,
  },
  .../* @__PURE__ */ renameOptions(AVATAR_OPTIONS),
  label,
  ...OWN_OPTIONS,
};

/** Properties of `<navii-group>`. */
export const GROUP_PROPERTIES: PropertyTable = {
  seeds: {
    kind: 'seeds',
    takes: 'text with commas, or an array of seeds and of `{ seed, label, …options }`',
    unset: 'none, and the element is empty',
    label: 'Seeds',
    doc: `Who is shown, at most ${GROUP_SEEDS}.`,
    example: 'ada, grace, alan',
  },
  label: { ...label, doc: `${label.doc} The labels of its members name a group, too.` },
  .../* @__PURE__ */ renameOptions(GROUP_OPTIONS),
};
