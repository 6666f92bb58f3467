// How large the elements are, and what they show around the drawing.
import { afterEach, describe, expect, it } from 'vitest';
import { catalogue, selectAvatar } from '../../lib/index.js';
import { clear, drawingOf, mount } from './mount.js';

afterEach(clear);

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
    ['style="height: 30px"', 30],
    ['style="--navii-size: 30px" size="200"', 30],
    ['style="--navii-size: 2em; font-size: 10px"', 20],
    ['style="display: block" size="40"', 40],
    ['shape="square" status="busy" size="40"', 40],
  ])('of <navii-avatar %s> is %d px square, drawing and all', async (attributes, size) => {
    const element = await mount('navii-avatar', `<navii-avatar seed="ada" ${attributes}></navii-avatar>`);
    expect(sizeOf(element)).toEqual([size, size]);
    expect(sizeOf(drawingOf(element))).toEqual([size, size]);
  });

  it('does not give way in a row that is too narrow, unless there is no room at all', async () => {
    const box = await mount(
      'div',
      `<div style="display: flex; width: 100px"><p style="width: 500px"></p><navii-avatar seed="ada" size="40"></navii-avatar></div>`,
    );
    expect(sizeOf(box.children[1] as Element)).toEqual([40, 40]);
    const narrow = await mount('div', `<div style="width: 50px"><navii-avatar seed="ada"></navii-avatar></div>`);
    expect(sizeOf(narrow.children[0] as Element)).toEqual([50, 50]);
  });

  it('is nothing when it is hidden', async () => {
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

describe('the shape', () => {
  const groundOf = (element: Element): Element | null | undefined => element.shadowRoot?.querySelector('.ground rect');

  it.each([
    ['rounded', '24'],
    ['square', '0'],
  ])('%s shows the ground of the mascot in its corners', async (shape, radius) => {
    const spec = selectAvatar('ada', { background: 'solid' });
    const element = await mount(
      'navii-avatar',
      `<navii-avatar seed="ada" background="solid" shape="${shape}"></navii-avatar>`,
    );
    const rect = groundOf(element);
    expect(rect?.getAttribute('rx')).toBe(radius);
    expect(rect?.getAttribute('fill')).toBe(catalogue.palettes.get(spec.palette)?.grounds[spec.ground]);
    expect(rect?.getAttribute('fill')).toBe(drawingOf(element).querySelector('circle')?.getAttribute('fill'));
  });

  it.each([
    ['background="none"', undefined],
    ['background="none" tile-bg="#fa0"', '#fa0'],
    ['background="none" tile-bg="auto"', 'auto'],
    ['background="ring"', 'ground'],
  ])('square with %s', async (attributes, expected) => {
    const { palette: id, tone, accent, ground } = selectAvatar('grace');
    const palette = catalogue.palettes.get(id);
    const named = expected === 'auto' ? palette?.inks[tone][accent].accent : palette?.grounds[ground];
    const element = await mount(
      'navii-avatar',
      `<navii-avatar seed="grace" shape="square" ${attributes}></navii-avatar>`,
    );
    expect(groundOf(element)?.getAttribute('fill')).toBe(expected?.startsWith('#') ? expected : expected && named);
  });

  it.each(['', 'shape="circle"', 'shape="hexagon"', 'shape="constructor"'])('%s is round', async (attributes) => {
    const element = await mount('navii-avatar', `<navii-avatar seed="ada" ${attributes}></navii-avatar>`);
    expect(groundOf(element)).toBeNull();
  });
});
