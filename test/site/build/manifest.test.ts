// The manifests for editors agree with the elements. Their docs and values are printed from the tables of options.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import type { ReactiveElement } from 'lit';
import { catalogue, MOODS, readAvatarOptions } from 'navii';
import { NaviiAvatarElement, NaviiGroupElement } from 'navii/components';
import { AVATAR_OPTIONS } from 'navii/options';
import { describe, expect, it } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument, type HTMLDataV1 } from 'vscode-html-languageservice';
import { avatarRules, groupRules, printReserve } from '../../../components/element/styles.js';
import { printSetting } from '../../../lib/options/read.js';
import { root } from '../../tools/root.js';

const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

const manifest = JSON.parse(readText('dist/custom-elements.json')) as Package;
const editor = JSON.parse(readText('dist/html-custom-data.json')) as HTMLDataV1;

const CLASSES: readonly (readonly [tag: string, Class: typeof ReactiveElement])[] = [
  ['navii-avatar', NaviiAvatarElement],
  ['navii-group', NaviiGroupElement],
];

function findDeclaration(tag: string): CustomElementDeclaration {
  const all = manifest.modules.flatMap(({ declarations = [] }) => declarations as CustomElementDeclaration[]);
  const found = all.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`${tag} is not in the manifest`);
  return found;
}

const listNames = (items: readonly { readonly name: string }[] = []): string[] => items.map(({ name }) => name);

function findTag(tag: string): NonNullable<HTMLDataV1['tags']>[number] {
  const found = editor.tags?.find(({ name }) => name === tag);
  if (!found) throw new Error(`${tag} is not in the custom data`);
  return found;
}

/** Lists the attributes that only this element has. The native `title` is one of its options' names; Lit's server writes `defer-hydration`. */
function listOwn({ observedAttributes }: { readonly observedAttributes: readonly string[] }): string[] {
  return observedAttributes.filter((name) => !/^(?:role|aria-.*|defer-hydration)$/.test(name));
}

describe('the Custom Elements Manifest', () => {
  it('is valid', () => {
    const schema = JSON.parse(readText('node_modules/custom-elements-manifest/schema.json'));
    const ajv = new Ajv({ strict: false });
    expect([ajv.validate(schema, manifest), ajv.errors]).toEqual([true, null]);
    expect(ajv.validate(schema, { ...manifest, modules: [{ kind: 'javascript-module' }] })).toBe(false);
  });

  it.each(CLASSES)('has every attribute and property of <%s>, and no other', (tag, Class) => {
    const { attributes = [], members = [], name } = findDeclaration(tag);
    expect(name).toBe(Class.name);
    expect(listNames(attributes)).toEqual(listOwn(Class));
    expect(listNames(members)).toEqual([...Class.elementProperties.keys()]);
    for (const { name: attribute, fieldName } of attributes) {
      if (attribute === 'title') continue;
      expect(Class.getPropertyOptions(fieldName ?? '').attribute).toBe(attribute);
    }
    expect(members.every((field) => 'reflects' in field && field.reflects)).toBe(true);
  });

  it.each(CLASSES)('describes every member of <%s>', (tag) => {
    const { attributes = [], members = [], cssParts = [], cssProperties = [] } = findDeclaration(tag);
    const described = [...attributes, ...members, ...cssParts, ...cssProperties];
    expect(described.filter(({ description }) => !description)).toEqual([]);
    // The tests of the elements check that these parts exist.
    const { sheet } = tag === 'navii-avatar' ? avatarRules : groupRules;
    // Before its definition an element uses another stylesheet, with internal properties that pages do not set.
    const reserve = printReserve().split('\n');
    const whole = [sheet, ...reserve.filter((rule) => rule.includes(tag))].join('\n');
    const inner = new Set([...whole.matchAll(/[{;]\s*(--navii-[a-z-]+):/g)].map(([, property]) => property));
    const known = [...whole.matchAll(/var\((--navii-[a-z-]+)/g)].map(([, property]) => property);
    expect(new Set(listNames(cssProperties))).toEqual(new Set(known.filter((property) => !inner.has(property))));
    expect(listNames(cssParts)).toContain('svg');
  });

  it('names modules that exist and the modules that define the elements', async () => {
    const paths = manifest.modules.map(({ path }) => path);
    const loaded = await Promise.all(paths.map((path) => import(join(root, path))));
    for (const [index, { exports = [] }] of manifest.modules.entries()) {
      for (const { kind, name, declaration } of exports) {
        expect(loaded[index]).toHaveProperty(declaration.name);
        if (kind === 'custom-element-definition') expect(customElements.get(name)?.name).toBe(declaration.name);
      }
    }
  });
});

it('offers only values that the engine accepts', () => {
  const offered = findTag('navii-avatar').attributes.flatMap(({ name, values = [] }) => {
    const option = name === 'style-hint' ? 'style' : name;
    return option in AVATAR_OPTIONS ? values.map((value) => ({ option, value: value.name })) : [];
  });
  expect(new Set(offered.map(({ option }) => option)).size).toBeGreaterThan(5);
  for (const { option, value } of offered) {
    const read = readAvatarOptions((name) => (name === option ? value : undefined), catalogue);
    expect(printSetting(Reflect.get(read, option))).toBe(value);
  }
});

describe('the custom data', () => {
  const service = getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [newHTMLDataProvider('navii', editor)],
  });

  function complete(markup: string): string[] {
    const [before = '', after = ''] = markup.split('|');
    const document = TextDocument.create('file:///page.html', 'html', 1, before + after);
    const position = document.positionAt(before.length);
    return service.doComplete(document, position, service.parseHTMLDocument(document)).items.map(({ label }) => label);
  }

  it('lets an editor complete tags, attributes and values', () => {
    expect(complete('<|')).toEqual(expect.arrayContaining(['navii-avatar', 'navii-group']));
    expect(complete('<navii-avatar |></navii-avatar>')).toEqual(expect.arrayContaining(listOwn(NaviiAvatarElement)));
    expect(complete('<navii-avatar mood="|"></navii-avatar>')).toEqual([...MOODS]);
  });
});
