// Tests of the elements on a dark page and on a light one.
import { afterEach, describe, expect, it } from 'vitest';
import { clear, mount } from './mount.js';
import { photograph, pixelAt } from './pixels.js';

afterEach(clear);

describe('on any page', () => {
  it.each([
    ['ltr', 75],
    ['rtl', 25],
  ])('the page shows through around the badge (%s)', async (dir, x) => {
    const markup = `<div dir="${dir}" style="background: rgb(1, 2, 3); width: 100px; height: 100px">
      <navii-avatar seed="ada" background="solid" tile-bg="#ffffff" shape="square" status="busy" size="100"></navii-avatar>
    </div>`;
    const picture = await photograph(await mount('div', markup));
    // A ring around the badge is cut out of the drawing and of the ground.
    expect(pixelAt(picture, x, 61)).toBe('1,2,3');
    expect(pixelAt(picture, x, 88)).toBe('1,2,3');
    expect(pixelAt(picture, x, 65)).toBe('255,255,255');
    expect(pixelAt(picture, x, 97)).toBe('255,255,255');
  });

  it('the placeholder is visible on a dark page and on a light one', async () => {
    for (const [color, background] of [
      ['white', 'black'],
      ['black', 'white'],
    ] as const) {
      const box = await mount(
        'div',
        `<div style="color: ${color}; background: ${background}"><navii-avatar></navii-avatar></div>`,
      );
      const picture = await photograph(box);
      const body = pixelAt(picture, 48, 75);
      const ground = pixelAt(picture, 48, 92);
      expect(new Set([body, ground, background === 'black' ? '0,0,0' : '255,255,255']).size).toBe(3);
      clear();
    }
  });
});
