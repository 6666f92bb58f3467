// Tests of the size of the elements, and of the space around the drawing.
import { afterEach, describe, expect, it } from 'vitest';
import { server } from 'vitest/browser';
import { clear, drawingOf, mount } from './mount.js';

afterEach(clear);

const isWebKit = server.browser === 'webkit';

function sizeOf(element: Element): [number, number] {
  const { width, height } = element.getBoundingClientRect();
  return [width, height];
}

describe('the size of an avatar', () => {
  it.each([
    ['', 96],
    ['size="40"', 40],
    ['size="4"', 16],
    ['style="width: 30px"', 30],
    ['style="height: 30px" size="20"', 30],
    ['style="width: 30px; height: 30px"', 30],
    ['style="--navii-size: 30px" size="200"', 30],
    ['style="--navii-size: 2em; font-size: 10px"', 20],
    ['style="display: block" size="40"', 40],
    ['shape="square" status="busy" size="40"', 40],
  ])('of <navii-avatar %s> is %d px square, drawing and all', async (attributes, size) => {
    const element = await mount('navii-avatar', `<navii-avatar seed="ada" ${attributes}></navii-avatar>`);
    expect(sizeOf(element)).toEqual([size, size]);
    expect(sizeOf(drawingOf(element))).toEqual([size, size]);
  });

  // WebKit uses the width of the content as the minimum width.
  it.skipIf(isWebKit).each(['height: 30px', 'max-height: 30px'])('follows a %s alone', async (style) => {
    const element = await mount('navii-avatar', `<navii-avatar seed="ada" style="${style}"></navii-avatar>`);
    expect(sizeOf(element)).toEqual([30, 30]);
    expect(sizeOf(drawingOf(element))).toEqual([30, 30]);
  });

  it.each([
    ['a row', 'display: flex; height: 100px'],
    ['a column', 'display: flex; flex-direction: column; width: 300px'],
    ['a grid', 'display: grid; width: 200px; height: 100px'],
  ])('is not stretched by %s, no more than that of a group', async (_, style) => {
    const markup =
      '<navii-avatar seed="ada" size="40"></navii-avatar><navii-group seeds="ada" size="40"></navii-group>';
    const box = await mount('div', `<div style="${style}">${markup}</div>`);
    for (const element of box.children) expect(sizeOf(drawingOf(element))).toEqual([40, 40]);
    expect(sizeOf(box.children[0] as Element)).toEqual([40, 40]);
  });

  it('does not shrink in a row that is too narrow, unless there is no room at all', async () => {
    const box = await mount(
      'div',
      `<div style="display: flex; width: 100px"><p style="width: 500px"></p><navii-avatar seed="ada" size="40"></navii-avatar></div>`,
    );
    expect(sizeOf(box.children[1] as Element)).toEqual([40, 40]);
    const narrow = await mount('div', `<div style="width: 50px"><navii-avatar seed="ada"></navii-avatar></div>`);
    expect(sizeOf(narrow.children[0] as Element)).toEqual([50, 50]);
  });

  it('is 0 when it is hidden', async () => {
    expect(sizeOf(await mount('navii-avatar', '<navii-avatar seed="ada" hidden></navii-avatar>'))).toEqual([0, 0]);
  });
});

describe('the size of a group', () => {
  it.each([
    ['', 64 + 2 * 44.8, 64],
    ['size="100" overlap="0.5"', 200, 100],
    ['size="100" overlap="0" style="--navii-size: 50px"', 150, 50],
    ['size="100" overlap="0" style="height: 50px"', 150, 50],
  ])('<navii-group %s> is %d × %d px', async (attributes, width, height) => {
    const group = await mount('navii-group', `<navii-group seeds="a,b,c" ${attributes}></navii-group>`);
    expect(sizeOf(group)[0]).toBeCloseTo(width, 1);
    expect(sizeOf(group)[1]).toBeCloseTo(height, 1);
  });

  it('fits a page of 320 px, as at a zoom of 400 %', async () => {
    const seeds = Array.from({ length: 50 }, (_, i) => i).join();
    const box = await mount('div', `<div style="width: 320px"><navii-group seeds="${seeds}"></navii-group></div>`);
    const [width, height] = sizeOf(drawingOf(box.children[0] as Element));
    expect(width).toBeCloseTo(320, 0);
    expect(height).toBeCloseTo((320 * 100) / (100 + 49 * 70), 1);
  });
});

it.each(['navii-avatar', 'navii-group'] as const)('<%s> follows its size, still and animated', async (tag) => {
  for (const attributes of ['', 'animated']) {
    const element = await mount(tag, `<${tag} seed="ada" seeds="ada,grace" overlap="0" ${attributes}></${tag}>`);
    const ratio = tag === 'navii-avatar' ? 1 : 2;
    for (const size of [40, 50, 30, 200]) {
      element.size = size;
      await element.updateComplete;
      expect(sizeOf(element)).toEqual([ratio * size, size]);
    }
  }
});
