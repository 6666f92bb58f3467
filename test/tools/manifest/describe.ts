// The elements, described: their names, types and values from the engine's tables, the rest from their own sources.
import type { LitElement } from 'lit';
import { NaviiAvatar, NaviiGroup, SHAPES, STATUSES } from '../../../components/index.js';
import { propertyOf } from '../../../components/properties.js';
import {
  AVATAR_OPTIONS,
  BACKGROUNDS,
  GROUP_OPTIONS,
  MOODS,
  PACKS,
  PALETTES,
  STYLES,
  catalogue,
  type OptionRow,
} from '../../../lib/index.js';
import { readClassComment, readDescription, readProperties, readTags, type Described } from './source.js';

/** A property and its attribute. */
export interface Property extends Described {
  readonly attribute: string | undefined;
  readonly reflects: boolean;
  /** TypeScript's type. */
  readonly type: string;
  /** Every value, or, of a list, every item. */
  readonly values: readonly string[] | undefined;
  /** What stands where the property is absent, as JavaScript. */
  readonly otherwise: string | undefined;
}

/** An element, described in words. Descriptions are Markdown. */
export interface Element extends Described {
  readonly tag: string;
  /** Name of the file, without its extension. */
  readonly module: string;
  readonly properties: readonly Property[];
  /** In the order in which they are observed. */
  readonly attributes: readonly string[];
  readonly cssProperties: readonly Described[];
  readonly cssParts: readonly Described[];
}

type Row = OptionRow<unknown, unknown>;

const ELEMENTS: readonly (readonly [tag: string, Class: typeof LitElement, table: Readonly<Record<string, Row>>])[] = [
  ['navii-avatar', NaviiAvatar, AVATAR_OPTIONS],
  ['navii-group', NaviiGroup, GROUP_OPTIONS],
];

const listIds = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);

/** Properties whose values are known. */
const VALUES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['palette', listIds(PALETTES)],
  ['background', BACKGROUNDS],
  ['mood', MOODS],
  ['packs', listIds(PACKS)],
  ['styleHint', STYLES],
  ['shape', SHAPES],
  ['status', STATUSES],
]);

/** Type of what a row makes of a text. */
function typeOf(row: Row): string {
  const value = row.read('1', catalogue);
  if (Array.isArray(value)) return 'string | readonly string[]';
  return value === undefined ? 'string' : typeof value;
}

function describeProperty(
  name: string,
  row: Row | undefined,
  sources: readonly string[],
  Class: typeof LitElement,
): Property {
  const declared = sources.map((source) => readProperties(source).get(name)).find((found) => found !== undefined);
  if (declared === undefined) throw new Error(`${name}: expected a declaration with a comment`);
  const { attribute, reflect } = Class.getPropertyOptions(name);
  const values = VALUES.get(name);
  const own = row === undefined ? declared.type : typeOf(row);
  return {
    name,
    attribute: typeof attribute === 'string' ? attribute : undefined,
    reflects: reflect === true,
    // What the elements alone know, they say themselves; what the engine knows, its table says.
    description: row === undefined ? declared.description : `${row.doc}\n\n${row.values}; default: ${row.fallback}`,
    type: values === undefined || name === 'packs' ? own : values.map((value) => `'${value}'`).join(' | '),
    values,
    otherwise: row?.otherwise === undefined ? undefined : JSON.stringify(row.otherwise),
  };
}

/**
 * Describes both elements.
 *
 * @param readSource - text of a module in `components`, by its name without an extension
 * @throws Error when a property has no comment
 */
export function describeElements(readSource: (module: string) => string): Element[] {
  return ELEMENTS.map(([tag, Class, table]) => {
    const source = readSource(tag);
    const comment = readClassComment(source);
    const rows = new Map(Object.entries(table).map(([option, row]) => [propertyOf(option), row]));
    // A name is read by the row of titles, but what it does to an element is not what a title does to a drawing.
    rows.delete('label');
    const attributes = Class.observedAttributes;
    const names = [...Class.elementProperties.keys()].map(String);
    return {
      tag,
      module: tag,
      name: Class.name,
      description: readDescription(comment),
      properties: names.map((name) =>
        describeProperty(name, rows.get(name), [source, readSource('navii-element')], Class),
      ),
      attributes,
      cssProperties: readTags(comment, 'cssproperty'),
      cssParts: readTags(comment, 'csspart'),
    };
  });
}

/** The property that an attribute sets; the native `title` stands in for the label. */
export function findProperty({ properties }: Element, attribute: string): Property {
  const found = properties.find((property) => property.attribute === attribute);
  const property = attribute === 'title' ? properties.find(({ name }) => name === 'label') : found;
  if (property === undefined) throw new Error(`${attribute}: expected the attribute of a property`);
  return property;
}
