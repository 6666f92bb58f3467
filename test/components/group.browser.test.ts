// Tests of <navii-group> in Chromium.
import { afterEach, describe, expect, it } from 'vitest';
import type { GroupSeeds, NaviiGroupElement } from '../../components/index.js';
import { createGroup } from '../../lib/index.js';
import { clear, drawingOf, listMotion, mount, serialize } from './mount.js';

afterEach(clear);

const group = (attributes: string): Promise<NaviiGroupElement> =>
  mount('navii-group', `<navii-group ${attributes}></navii-group>`);

async function groupOf(seeds: GroupSeeds, attributes = ''): Promise<NaviiGroupElement> {
  const element = await group(attributes);
  element.seeds = seeds;
  await element.updateComplete;
  return element;
}

describe('the drawing', () => {
  it('follows its seeds, also to none and back', async () => {
    const element = await groupOf(['ada', 'grace']);
    expect(serialize(element)).toBe(createGroup(['ada', 'grace']));
    element.seeds = ['grace', 'alan', 'ada'];
    await element.updateComplete;
    expect(serialize(element)).toBe(createGroup(['grace', 'alan', 'ada']));
    element.seeds = ' , ';
    await element.updateComplete;
    expect(element.shadowRoot?.querySelector('svg')).toBeNull();
    element.seeds = 'ada';
    await element.updateComplete;
    expect(serialize(element)).toBe(createGroup(['ada']));
  });

  it('keeps its tiles and their motion when a status appears, changes and goes', async () => {
    const element = await groupOf(['ada', 'grace'], 'animated');
    await expect.poll(() => listMotion(element)).toContain('navii-float');
    const listFloats = () =>
      [...drawingOf(element).querySelectorAll('.navii-float')].map((figure) => figure.getAnimations()[0]);
    const floats = listFloats();
    for (const status of ['waiting', 'done', 'idle', undefined] as const) {
      element.seeds = ['ada', { seed: 'grace', status }];
      await element.updateComplete;
      expect(drawingOf(element).querySelectorAll('[color]')).toHaveLength(
        status === undefined || status === 'idle' ? 0 : 1,
      );
      expect(listFloats().every((motion, at) => motion === floats[at])).toBe(true);
    }
  });

  it('accepts arrays with commas in a seed, numbers, members, and invalid values', async () => {
    const mixed = ['Lovelace, Ada', 7, { seed: 'x' }, { seed: 8, label: 'Eight' }, '', null, { label: 'nobody' }];
    const element = await groupOf(mixed as GroupSeeds);
    expect(serialize(element)).toBe(createGroup(['Lovelace, Ada', '7', 'x', '8']));
  });

  it('draws members with options of their own, named as the properties of an avatar are', async () => {
    const element = await groupOf([
      'grace',
      { seed: 'ada, countess', label: 'Ada', palette: 'mint', mood: 'wink', packs: 'neon', styleHint: 'femme' },
      { seed: 7, mood: 'happy', tileBg: 'navy' },
    ]);
    const members = [
      'grace',
      { seed: 'ada, countess', palette: 'mint', mood: 'wink', packs: 'neon', style: 'femme' },
      { seed: '7', mood: 'happy', tileBg: 'navy' },
    ] as const;
    expect(serialize(element)).toBe(createGroup(members));
  });
});

describe('from right to left', () => {
  const markup = '<navii-group seeds="ada,grace,alan,edsger" max="3" overlap="0.4"></navii-group>';
  const boxesOf = (element: Element): DOMRect[] =>
    [...drawingOf(element).querySelectorAll(':scope > g > circle')].map((ring) => ring.getBoundingClientRect());

  it('stacks from the right, wherever the direction is set', async () => {
    const plain = await mount('navii-group', markup);
    const own = await mount('navii-group', markup.replace('seeds', 'dir="rtl" seeds'));
    const inherited = (await mount('div', `<div dir="rtl">${markup}</div>`)).children[0] as NaviiGroupElement;
    const width = plain.getBoundingClientRect().width;
    const expected = boxesOf(plain).map(({ left }) => width - left - 64 + plain.getBoundingClientRect().left);
    for (const element of [own, inherited]) {
      const { left } = element.getBoundingClientRect();
      boxesOf(element).forEach((box, i) => {
        // WebKit mirrors around the middle of whole pixels.
        expect(box.left - left).toBeCloseTo((expected[i] ?? Number.NaN) - plain.getBoundingClientRect().left, 0);
      });
      expect(serialize(element)).toBe(serialize(plain));
    }
  });

  it('does not mirror mascots and the counter', async () => {
    const element = await mount('navii-group', markup.replace('seeds', 'dir="rtl" seeds'));
    const drawing = drawingOf(element);
    const inner = [...drawing.querySelectorAll<SVGGElement>(':scope > g > g')];
    expect(inner).toHaveLength(3);
    // The matrices of WebKit do not include the transform of the drawing itself.
    const mirror = new DOMMatrix(getComputedStyle(drawing).transform);
    const matrixOf = (part: SVGGraphicsElement): DOMMatrix =>
      DOMMatrix.fromMatrix(drawing.getScreenCTM()?.inverse()).multiply(part.getScreenCTM() ?? undefined);
    for (const figure of inner) {
      const matrix = matrixOf(figure);
      expect(mirror.a * matrix.a).toBeCloseTo(0.92, 3);
      expect(mirror.d * matrix.d).toBeCloseTo(0.92, 3);
      // The figure stays in the middle of its ring.
      const ring = figure.previousElementSibling as SVGCircleElement;
      const { cx, cy } = ring;
      const wanted = new DOMPoint(cx.baseVal.value, cy.baseVal.value).matrixTransform(matrixOf(ring));
      const middle = new DOMPoint(50, 50).matrixTransform(matrix);
      expect(middle.x).toBeCloseTo(wanted.x, 1);
      expect(middle.y).toBeCloseTo(wanted.y, 1);
    }
    const text = drawingOf(element).querySelector('text');
    expect(text && getComputedStyle(text).direction).toBe('ltr');
  });
});
