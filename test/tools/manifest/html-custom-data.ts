// Custom data for HTML in VS Code (version 1.1): the names and values that it offers while somebody types.
import { findProperty, type Element, type Property } from './describe.js';

interface Value {
  readonly name: string;
}

interface Markdown {
  readonly kind: 'markdown';
  readonly value: string;
}

interface Item {
  readonly name: string;
  readonly description: Markdown;
}

/** An attribute; the set `v` is of those that need no value. */
interface Attribute extends Item {
  readonly values?: readonly Value[];
  readonly valueSet?: 'v';
}

/** The file, as the editor reads it. */
export interface HtmlCustomData {
  readonly version: 1.1;
  readonly tags: readonly (Item & { readonly attributes: readonly Attribute[] })[];
}

function sayMarkdown(value: string): Markdown {
  return { kind: 'markdown', value };
}

function offerValues({ type, values }: Property): Pick<Attribute, 'values' | 'valueSet'> {
  if (values !== undefined) return { values: values.map((name) => ({ name })) };
  return type === 'boolean' ? { valueSet: 'v' } : {};
}

/** Writes the custom data. */
export function listHtmlData(elements: readonly Element[]): HtmlCustomData {
  const tags = elements.map((element) => ({
    name: element.tag,
    description: sayMarkdown(element.description),
    attributes: element.attributes.map((name) => {
      const property = findProperty(element, name);
      return { name, description: sayMarkdown(property.description), ...offerValues(property) };
    }),
  }));
  return { version: 1.1, tags };
}
