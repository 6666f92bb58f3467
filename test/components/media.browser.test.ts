// Preferences of the viewer: reduced motion, forced colours, dark pages.
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { clear, drawingOf, mount } from './mount.js';
import { photograph, pixelAt } from './pixels.js';

async function prefer(features: Readonly<Record<string, string>>): Promise<void> {
  const list = Object.entries(features).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features: list });
}

afterEach(async () => {
  clear();
  await prefer({});
});

function countMoving(element: Element): number {
  return drawingOf(element).getAnimations({ subtree: true }).length;
}

describe('a viewer who prefers reduced motion', () => {
  it.each(['navii-avatar seed="ada"', 'navii-group seeds="ada,grace"'])('sees <%s> stand still', async (tag) => {
    await prefer({ 'prefers-reduced-motion': 'reduce' });
    const name = tag.startsWith('navii-avatar') ? 'navii-avatar' : 'navii-group';
    const element = await mount(name, `<${tag} animated></${name}>`);
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    expect(countMoving(element)).toBe(0);
    await prefer({ 'prefers-reduced-motion': 'no-preference' });
    expect(countMoving(element)).toBeGreaterThan(1);
  });
});

describe('a viewer with forced colours', () => {
  it('sees the same mascot and a counter that can be read', async () => {
    const avatar = await mount('navii-avatar', '<navii-avatar seed="ada"></navii-avatar>');
    const group = await mount('navii-group', '<navii-group seeds="a,b,c,d" max="2"></navii-group>');
    const pictures = [await photograph(avatar), await photograph(group)];
    await prefer({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' });
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const forced = [await photograph(avatar), await photograph(group)];
    expect(pixelAt(forced[0] as ImageData, 48, 48)).toBe(pixelAt(pictures[0] as ImageData, 48, 48));
    const text = drawingOf(group).querySelector('text');
    const disc = drawingOf(group).querySelector('g:has(> text) > circle');
    expect(text && getComputedStyle(text).fill).toBe('rgb(58, 51, 84)');
    expect(disc && getComputedStyle(disc).fill).toBe('rgb(236, 233, 244)');
  });

  it.each(['online', 'away', 'busy', 'offline'])('sees %s in colours of the system', async (status) => {
    const avatar = await mount('navii-avatar', `<navii-avatar seed="ada" status="${status}"></navii-avatar>`);
    const badge = avatar.shadowRoot?.querySelector('[part=status]') as Element;
    const colored = getComputedStyle(badge).color;
    await prefer({ 'forced-colors': 'active' });
    const probe = document.createElement('p');
    probe.style.color = 'CanvasText';
    document.body.append(probe);
    expect(getComputedStyle(badge).color).toBe(getComputedStyle(probe).color);
    expect(getComputedStyle(badge).color).not.toBe(colored);
  });
});

describe('on any page', () => {
  // Luminance and ratio: WCAG 2.2.
  const luminance = (color: string): number => {
    const [r = 0, g = 0, b = 0] = (color.match(/\d+/g) ?? []).map((value) => {
      const part = Number(value) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string): number => {
    const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  };

  it.each(['online', 'away', 'busy', 'offline'])('%s stands out from white and from black', async (status) => {
    const avatar = await mount('navii-avatar', `<navii-avatar seed="ada" status="${status}"></navii-avatar>`);
    const { color } = getComputedStyle(avatar.shadowRoot?.querySelector('[part=status]') as Element);
    expect(contrast(color, 'rgb(255, 255, 255)')).toBeGreaterThanOrEqual(3);
    expect(contrast(color, 'rgb(0, 0, 0)')).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['ltr', 0.72],
    ['rtl', 0.28],
  ])('the page shows through around the badge (%s)', async (dir, x) => {
    const markup = `<div dir="${dir}" style="background: rgb(1, 2, 3); width: 100px; height: 100px">
      <navii-avatar seed="ada" background="solid" tile-bg="#ffffff" shape="square" status="busy" size="100"></navii-avatar>
    </div>`;
    const picture = await photograph(await mount('div', markup));
    // Just left of the badge, or right of it: bitten out of the drawing and of the ground.
    expect(pixelAt(picture, 100 * x - (dir === 'ltr' ? 3 : -2), 85.5)).toBe('1,2,3');
    expect(pixelAt(picture, dir === 'ltr' ? 3 : 97, 97)).toBe('255,255,255');
  });

  it('the placeholder shows on a dark one and on a light one', async () => {
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
