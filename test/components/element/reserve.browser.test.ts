// Tests of the style sheet for elements whose script has not loaded yet: their boxes have their final size.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { server } from 'vitest/browser';
import { COMMON_OVERLAPS, COMMON_SIZES, printReserve } from '../../../components/element/styles.js';
import { clear, mount } from '../mount.js';

afterEach(clear);

// WebKit uses the width of the content as the minimum width, whatever the height is.
const isWebKit = server.browser === 'webkit';

/** The document of a frame, where the elements are not defined. */
let frame: Document;

beforeEach(() => {
  const element = document.createElement('iframe');
  element.style.cssText = 'width: 600px; height: 300px';
  document.body.append(element);
  frame = element.contentDocument as Document;
  frame.head.innerHTML = `<style>${printReserve()}</style>`;
});

type Box = readonly [x: number, y: number, width: number, height: number];

function boxOf(element: Element, origin: Element): Box {
  const [{ x, y, width, height }, start] = [element.getBoundingClientRect(), origin.getBoundingClientRect()];
  return width === 0 && height === 0 ? [0, 0, 0, 0] : [x - start.x, y - start.y, width, height];
}

/** Measures the boxes of the elements in a container: before the definition, and after it. */
async function measure(markup: string, style = ''): Promise<[reserved: Box[], defined: Box[]]> {
  const whole = `<div style="width: 600px; font: 16px/20px sans-serif; ${style}">${markup}</div>`;
  frame.body.innerHTML = whole;
  const before = frame.body.firstElementChild as HTMLElement;
  const after = await mount('div', whole);
  expect(frame.querySelector(':defined:is(navii-avatar, navii-group)')).toBeNull();
  return [before, after].map((box) => Array.from(box.querySelectorAll('*'), (element) => boxOf(element, box))) as [
    Box[],
    Box[],
  ];
}

/** Expects equal boxes, up to the rounding of browsers. */
function expectSame(reserved: readonly Box[], defined: readonly Box[], isWidthEqual = true): void {
  const close = (box: Box) =>
    box.map((length, i) => (i === 2 && !isWidthEqual ? undefined : expect.closeTo(length, 0)));
  expect(defined.length).toBeGreaterThan(0);
  expect(reserved.map((box) => (isWidthEqual ? box : box.with(2, undefined as never)))).toEqual(defined.map(close));
}

describe('an avatar', () => {
  it.each(COMMON_SIZES)('of %d px', async (size) => {
    const [reserved, defined] = await measure(`a <navii-avatar seed="ada" size="${size}"></navii-avatar> <b>b</b>`);
    expectSame(reserved, defined);
    expect(reserved[0]?.slice(2)).toEqual([size, size]);
  });

  it.each([
    [''],
    ['style="width: 30px; height: 30px"'],
    ['style="--navii-size: 2em; font-size: 10px"'],
    ['style="display: block" size="40"'],
    ['size="40" hidden'],
    ['style="vertical-align: baseline"'],
    ...(isWebKit ? [] : [['style="height: 30px" size="20"'], ['style="max-height: 30px"']]),
    ...(server.browser === 'chromium'
      ? [['size="45"'], ['size="4"'], ['size="40.9"'], ['size="40px"'], ['size="x"'], ['size="9999"']]
      : []),
  ])('<navii-avatar %s>', async (attributes) => {
    const [reserved, defined] = await measure(`a <navii-avatar seed="ada" ${attributes}></navii-avatar> <b>b</b>`);
    expectSame(reserved, defined);
  });

  it('with a drawing of its own inside', async () => {
    const drawing = '<svg width="48" height="48"></svg> and words, and words';
    const [reserved, defined] = await measure(
      `a <navii-avatar seed="ada" size="48">${drawing}</navii-avatar> <b>b</b>`,
    );
    expect([reserved[0], reserved.at(-1)]).toEqual([defined[0], defined.at(-1)]);
  });
});

describe('a group', () => {
  it.each<[given: string, members: number]>([
    ['', 3],
    ['size="40"', 1],
    ['size="256" style="--navii-tiles: 3"', 3],
    ['style="--navii-tiles: 5; --navii-size: 50px"', 9],
    ...(isWebKit ? [] : [['style="--navii-tiles: 5; height: 50px"', 9] as [string, number]]),
    ['style="--navii-tiles: 5; width: 100px"', 9],
    ['hidden', 3],
    ...COMMON_OVERLAPS.map((overlap) => [`style="--navii-tiles: 5" overlap="${overlap}"`, 9] as [string, number]),
  ])('%s of %d', async (given, members) => {
    const seeds = Array.from({ length: members }, (_, i) => i).join();
    const style = given.includes('style') ? given : `${given} style="--navii-tiles: ${members}"`;
    const [reserved, defined] = await measure(
      `a <navii-group seeds="${seeds}" max="5" ${style}></navii-group> <b>b</b>`,
    );
    expectSame(reserved, defined);
  });

  it.each([[''], ['size="40"'], ['style="width: 300px"']])(
    'without a number of tiles has its height: %s',
    async (given) => {
      const [[reserved], [defined]] = await measure(`<navii-group seeds="a,b,c" ${given}></navii-group>`);
      expect(reserved?.[3]).toBeCloseTo(defined?.[3] ?? 0, 1);
    },
  );
});

describe('both', () => {
  const both =
    '<navii-avatar seed="ada" size="40"></navii-avatar><navii-group style="--navii-tiles: 3" seeds="a,b,c" size="40"></navii-group><b>b</b>';

  it.each([
    ['a narrow row', 'display: flex; width: 60px'],
    ['a narrow line', 'width: 60px'],
  ])('in %s', async (_, style) => {
    const [reserved, defined] = await measure(both, style);
    expectSame(reserved, defined);
  });

  // In these containers a group is as wide as its column, and draws at its start.
  it.each([
    ['a column', 'display: flex; flex-direction: column'],
    ['a row of a grid', 'display: grid; grid-template-columns: repeat(3, auto)'],
  ])('in %s', async (_, style) => {
    const [reserved, defined] = await measure(both, style);
    expectSame(reserved, defined, false);
  });
});

describe('styles of a page', () => {
  it.each(['navii-avatar { width: 20px; display: block }', '@layer page { navii-avatar { --navii-size: 20px } }'])(
    'take precedence: %s',
    async (rule) => {
      frame.head.insertAdjacentHTML('beforeend', `<style>${rule}</style>`);
      const [reserved] = await measure('<navii-avatar seed="ada" size="48"></navii-avatar>');
      expect(reserved[0]?.slice(2)).toEqual([20, 20]);
    },
  );
});
