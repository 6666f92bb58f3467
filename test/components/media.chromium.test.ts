// Tests of preferences of the viewer: reduced motion, forced colours. Only in Chromium can tests change them at run time.
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { clear, drawingOf, frameOf, listMotion, mount } from './mount.js';
import { photograph, pixelAt } from './pixels.js';

async function prefer(features: Readonly<Record<string, string>>): Promise<void> {
  const list = Object.entries(features).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features: list });
}

afterEach(async () => {
  clear();
  await prefer({});
});

describe('a viewer who prefers reduced motion', () => {
  it.each(['navii-avatar seed="ada"', 'navii-group seeds="ada,grace"'])('sees <%s> stand still', async (tag) => {
    await prefer({ 'prefers-reduced-motion': 'reduce' });
    const name = tag.startsWith('navii-avatar') ? 'navii-avatar' : 'navii-group';
    const element = await mount(name, `<${tag} animated></${name}>`);
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect.poll(() => frameOf(element).dataset['motion'] ?? '').not.toContain('rests');
    expect(listMotion(element)).toEqual([]);
    await prefer({ 'prefers-reduced-motion': 'no-preference' });
    expect(listMotion(element).length).toBeGreaterThan(1);
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

  it.each(['busy', 'waiting'])('sees %s in colours of the system', async (status) => {
    const avatar = await mount('navii-avatar', `<navii-avatar seed="ada" status="${status}"></navii-avatar>`);
    const badge = drawingOf(avatar).querySelector('[color]') as Element;
    const colored = getComputedStyle(badge).color;
    await prefer({ 'forced-colors': 'active' });
    const probe = document.createElement('p');
    probe.style.color = 'CanvasText';
    document.body.append(probe);
    expect(getComputedStyle(badge).color).toBe(getComputedStyle(probe).color);
    expect(getComputedStyle(badge).color).not.toBe(colored);
  });
});
