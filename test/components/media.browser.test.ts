// Tests of the elements on a dark page and on a light one.
import { wcagContrast } from 'culori';
import { afterEach, describe, expect, it } from 'vitest';
import { clear, mount } from './mount.js';
import { photograph, pixelAt } from './pixels.js';

afterEach(clear);

describe('on any page', () => {
  it.each(['online', 'away', 'busy', 'offline'])('%s has contrast to white and to black', async (status) => {
    const avatar = await mount('navii-avatar', `<navii-avatar seed="ada" status="${status}"></navii-avatar>`);
    const { color } = getComputedStyle(avatar.shadowRoot?.querySelector('[part=status]') as Element);
    expect(wcagContrast(color, 'white')).toBeGreaterThanOrEqual(3);
    expect(wcagContrast(color, 'black')).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['ltr', 0.72],
    ['rtl', 0.28],
  ])('the page shows through around the badge (%s)', async (dir, x) => {
    const markup = `<div dir="${dir}" style="background: rgb(1, 2, 3); width: 100px; height: 100px">
      <navii-avatar seed="ada" background="solid" tile-bg="#ffffff" shape="square" status="busy" size="100"></navii-avatar>
    </div>`;
    const picture = await photograph(await mount('div', markup));
    // The pixel just left or right of the badge is cut out of the drawing and of the ground.
    expect(pixelAt(picture, 100 * x - (dir === 'ltr' ? 3 : -2), 85.5)).toBe('1,2,3');
    expect(pixelAt(picture, dir === 'ltr' ? 3 : 97, 97)).toBe('255,255,255');
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
