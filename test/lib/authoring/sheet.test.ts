// Tests of the sheet of a pack: one inert document that shows the whole pack with its ids.
import { parseXml, type XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { describe, expect, test } from 'vitest';
import { renderPackSheet } from '../../../lib/authoring/index.js';
import { PACKS } from '../../../lib/packs/index.js';
import { POOLS } from '../../../lib/parts/index.js';
import { PART_SLOTS } from '../../../lib/spec.js';
import { change } from './designs.js';

/** Lists the names of all elements and attributes, and all texts. */
function read(svg: string) {
  const [elements, attributes, texts] = [new Set<string>(), new Set<string>(), [] as string[]];
  const walk = (node: XmlNode): void => {
    if (node.type !== 'element') {
      texts.push((node as XmlNode & { text: string }).text);
      return;
    }
    const element = node as XmlElement;
    elements.add(element.name);
    for (const name of Object.keys(element.attributes)) attributes.add(name);
    for (const child of element.children) walk(child);
  };
  const { root } = parseXml(svg);
  if (root) walk(root);
  return { elements, attributes, texts };
}

describe.each(PACKS)('$id', (pack) => {
  const svg = renderPackSheet(pack, { seeds: ['Ada & <Grace>'] });
  const { elements, attributes, texts } = read(svg);

  test('is shapes and text, without ids', () => {
    expect(
      [...elements].filter((name) => !['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'text'].includes(name)),
    ).toEqual([]);
    expect([...attributes].filter((name) => /^(?:id|class|style|href|on.*)$/.test(name))).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|null|\.\d{3}/);
  });

  test('shows all its own parts with their ids', () => {
    const parts = PART_SLOTS.flatMap((slot) =>
      (pack[slot]?.parts ?? []).filter((part) => !POOLS[slot].parts.includes(part)),
    );
    const ids = [...parts, ...(pack.bodies ?? [])].map(({ id }) => id);
    expect(ids.filter((id) => !texts.includes(id))).toEqual([]);
    for (const { id } of pack.palettes ?? []) expect(texts).toContain(`${id} home`);
    expect(texts).toContain('Ada & <Grace>');
  });
});

test('has the wanted columns and size', () => {
  const svg = renderPackSheet(change({}), { columns: 4, size: 50, seeds: [] });
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 460 (\d+)" width="230" height="\d+(\.5)?"/);
  expect(read(svg).texts).not.toContain('seeds');
  expect(() => renderPackSheet(change({}), { columns: 0 })).toThrow(RangeError);
  expect(() => renderPackSheet(change({}), { columns: 1.5 })).toThrow(
    'columns: expected an integer of 1 or more, got 1.5',
  );
  expect(() => renderPackSheet(change({}), { size: Number.NaN })).toThrow('size: expected a number over 0, got NaN');
});

test('shows the bodies and some palettes of the base, if the pack has none', () => {
  const { bodies: _bodies, palettes: _palettes, ...rest } = change({});
  expect(read(renderPackSheet(rest)).texts).toEqual(expect.arrayContaining(['bun', 'mint home', 'test-hat']));
});
