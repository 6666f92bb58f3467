// What the elements take: the options of the engine under names that an element can have, and what they have beside them.
// What each is for stands in rows.ts, which nothing that draws imports.
import type { SchemaTable } from '../lib/options/row.js';
import { AVATAR_SCHEMA, GROUP_SCHEMA } from '../lib/options/schema.js';

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

const { title } = AVATAR_SCHEMA;

/** Options of `<navii-avatar>` that the engine does not know. */
export const OWN_SCHEMA = {
  status: { kind: 'enum', values: STATUSES, inMember: false },
  statusLabel: title,
} as const satisfies SchemaTable;

/** Options of both elements that the engine does not know. */
export const SHARED_SCHEMA = {
  alt: title,
  paused: { kind: 'flag', default: false, inMember: false },
} as const satisfies SchemaTable;

/** Options whose name every element has for something else: `style` is CSS, `title` is the native tooltip. */
const RENAMED: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['style', 'styleHint'],
  ['title', 'label'],
]);

/** Property that carries an option, for example `styleHint` for `style`. */
export function propertyOf(option: string): string {
  return RENAMED.get(option) ?? option;
}

function listNames(own: readonly string[], ...tables: readonly SchemaTable[]): readonly string[] {
  return [...own, ...tables.flatMap((table) => Object.keys(table).map(propertyOf))];
}

/** Properties of `<navii-avatar>`. */
export const AVATAR_NAMES = /* @__PURE__ */ listNames(['seed', 'email'], AVATAR_SCHEMA, OWN_SCHEMA, SHARED_SCHEMA);

/** Properties of `<navii-group>`. */
export const GROUP_NAMES = /* @__PURE__ */ listNames(['seeds', 'label'], GROUP_SCHEMA, SHARED_SCHEMA);
