// Tests of the colours that a page can set, and of those that follow the page.
import { css } from 'lit';
import { afterEach, describe, expect, it } from 'vitest';
import { NaviiAvatarElement } from '../../components/index.js';
import { createGroup } from '../../lib/index.js';
import { clear, drawingOf, frameOf, mount, serialize } from './mount.js';
import { photograph, pixelAt } from './pixels.js';

afterEach(clear);

describe('the ring of a group', () => {
  /** Reads the colour between the first tile and the second, and beyond the last. */
  async function readRings(attributes: string, overlap: number): Promise<string[]> {
    const group = `<navii-group seeds="ada,grace,alan" size="100" overlap="${overlap}" ${attributes}></navii-group>`;
    const box = await mount('div', `<div style="background: rgb(1, 2, 3); width: 300px">${group}</div>`);
    const picture = await photograph(box);
    const step = 100 * (1 - overlap);
    return [pixelAt(picture, step + 1.5, 50), pixelAt(picture, 2 * step + 98.5, 50)];
  }

  it.each([0, 0.3, 0.6])('is transparent, unless a colour is set (overlap %s)', async (overlap) => {
    expect(await readRings('', overlap)).toEqual(['1,2,3', '1,2,3']);
    expect(await readRings('ring="rgb(9 9 9)"', overlap)).toEqual(['9,9,9', '9,9,9']);
    expect(await readRings('style="--navii-ring: rgb(7, 8, 9)"', overlap)).toEqual(['7,8,9', '7,8,9']);
    expect(await readRings('ring="red" style="--navii-ring: rgb(7, 8, 9)"', overlap)).toEqual(['7,8,9', '7,8,9']);
    expect(await readRings('ring="nonsense"', overlap)).toEqual(['1,2,3', '1,2,3']);
  });

  it('is transparent from right to left, too', async () => {
    const group = '<navii-group dir="rtl" seeds="ada,grace" size="100" overlap="0.3"></navii-group>';
    const picture = await photograph(
      await mount('div', `<div style="background: rgb(1, 2, 3); width: 170px">${group}</div>`),
    );
    expect(pixelAt(picture, 98.5, 50)).toBe('1,2,3');
  });

  it('appears and disappears with its attribute, and the drawing stays that of the engine', async () => {
    const element = await mount('navii-group', '<navii-group seeds="ada,grace"></navii-group>');
    const ring = (): string =>
      getComputedStyle(drawingOf(element).querySelector(':scope > g > circle') as Element).fill;
    expect(ring()).toBe('rgba(0, 0, 0, 0)');
    element.ring = 'red';
    await element.updateComplete;
    expect(ring()).toBe('rgb(255, 0, 0)');
    expect(serialize(element)).toBe(createGroup(['ada', 'grace'], { ring: 'red' }));
    element.ring = undefined;
    await element.updateComplete;
    expect(ring()).toBe('rgba(0, 0, 0, 0)');
    expect(serialize(element)).toBe(createGroup(['ada', 'grace']));
  });
});

it.each([
  ['navii-avatar', 'seed="ada" status="busy"'],
  ['navii-group', 'seeds=\'[{"seed":"ada","status":"busy"}]\''],
])('the badge of <%s> has colours of its own', async (tag, attributes) => {
  const style = 'style="--navii-badge: rgb(1, 2, 3); --navii-badge-plate: rgb(4, 5, 6)"';
  const element = await mount(tag as 'navii-avatar', `<${tag} ${attributes} ${style}></${tag}>`);
  const badge = drawingOf(element).querySelector('[color]') as Element;
  expect(getComputedStyle(badge).color).toBe('rgb(1, 2, 3)');
  expect(getComputedStyle(badge.firstElementChild as Element).fill).toBe('rgb(4, 5, 6)');
  expect(getComputedStyle(badge.lastElementChild as Element).fill).toBe('rgb(1, 2, 3)');
});

it('a placeholder has the colour of the text, or its own, and is a part', async () => {
  const markup = '<navii-avatar style="color: rgb(9, 9, 9)"></navii-avatar>';
  const element = await mount('navii-avatar', markup);
  expect(getComputedStyle(frameOf(element)).color).toBe('rgb(9, 9, 9)');
  element.style.setProperty('--navii-placeholder', 'rgb(1, 2, 3)');
  expect(getComputedStyle(frameOf(element)).color).toBe('rgb(1, 2, 3)');
  expect([...frameOf(element).part]).toEqual(['svg', 'placeholder']);
  element.seed = 'ada';
  await element.updateComplete;
  expect([...frameOf(element).part]).toEqual(['svg']);
});

it('a class that extends ours adds styles of its own', async () => {
  class Framed extends NaviiAvatarElement {
    static override styles = [NaviiAvatarElement.styles ?? [], css`:host { padding: 3px; }`];
  }
  customElements.define('x-framed', Framed);
  const element = await mount('div', '<div><x-framed seed="ada" size="50"></x-framed></div>');
  const { padding, display } = getComputedStyle(element.firstElementChild as Element);
  expect([padding, display]).toEqual(['3px', 'inline-block']);
});
