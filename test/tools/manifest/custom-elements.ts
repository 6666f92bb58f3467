// The Custom Elements Manifest (schema 2.1): what catalogues, documentation tools and editors read of the elements.
import type { Attribute, ClassField, CustomElementDeclaration, Module, Package } from 'custom-elements-manifest';
import { findProperty, type Element, type Property } from './describe.js';

type Field = ClassField & { attribute?: string; reflects?: boolean };

function listField({ name, attribute, reflects, type, description, otherwise }: Property): Field {
  return {
    kind: 'field',
    name,
    type: { text: `${type} | undefined` },
    description,
    ...(otherwise === undefined ? {} : { default: otherwise }),
    ...(attribute === undefined ? {} : { attribute, reflects }),
  };
}

/** Type of an attribute: flags are known by their presence, lists are text with commas. */
function sayType({ type }: Property): string {
  return /\[\]|GroupSeeds/.test(type) ? 'string' : type;
}

function listAttribute(element: Element, name: string): Attribute {
  const property = findProperty(element, name);
  const { description } = property;
  const attribute = { name, type: { text: sayType(property) }, description };
  return name === 'title' ? attribute : { ...attribute, fieldName: property.name };
}

const pathOf = (module: string): string => `dist/components/${module}.js`;

function declare(element: Element): Module {
  const declaration: CustomElementDeclaration = {
    kind: 'class',
    name: element.name,
    tagName: element.tag,
    customElement: true,
    superclass: { name: 'LitElement', package: 'lit' },
    description: element.description,
    attributes: element.attributes.map((name) => listAttribute(element, name)),
    members: element.properties.map(listField),
    cssProperties: element.cssProperties.map((each) => ({ ...each })),
    cssParts: element.cssParts.map((each) => ({ ...each })),
  };
  return {
    kind: 'javascript-module',
    path: pathOf(element.module),
    declarations: [declaration],
    exports: [{ kind: 'js', name: element.name, declaration: { name: element.name } }],
  };
}

/** Writes the manifest. */
export function listCustomElements(elements: readonly Element[]): Package {
  const define: Module = {
    kind: 'javascript-module',
    path: pathOf('define'),
    exports: elements.map(({ name, tag, module }) => ({
      kind: 'custom-element-definition',
      name: tag,
      declaration: { name, module: pathOf(module) },
    })),
  };
  return { schemaVersion: '2.1.0', modules: [...elements.map(declare), define] };
}
