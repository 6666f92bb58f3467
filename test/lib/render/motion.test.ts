// Idle motion: one constant stylesheet, allowed by one hash, and still for those who ask for stillness.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAvatar, MOODS } from '../../../lib/index.js';
import { MOTION_CSP_HASH, MOTION_CSS } from '../../../lib/render/svg.js';

test('the hash is that of the stylesheet', () => {
  expect(MOTION_CSP_HASH).toBe(`sha256-${createHash('sha256').update(MOTION_CSS).digest('base64')}`);
});

test('an animated avatar carries the constant stylesheet; less its marks it is the still one', () => {
  for (let i = 0; i < 500; i++) {
    const moving = createAvatar(`user-${i}`, { animated: true });
    expect(moving.split(`<style>${MOTION_CSS}</style>`)).toHaveLength(2);
    const drawn = moving.replace(/<style>.*<\/style>/, '');
    for (const mark of drawn.match(/class="[^"]*"/g) ?? []) {
      expect(mark).toMatch(/^class="navii-(float|shadow|blink|sway|pulse|twinkle|wave|d[0-4])"$/);
    }
    expect(drawn).toContain('navii-float');
    expect(drawn).toContain('navii-blink');
    const still = createAvatar(`user-${i}`);
    expect(still).not.toMatch(/class=|<style/);
    expect(shapesOf(drawn)).toEqual(shapesOf(still));
  }
});

function shapesOf(svg: string): string[] {
  return (svg.match(/<(?:path|circle|ellipse|rect)[^>]*>/g) ?? []).map((shape) => shape.replace(/ class="[^"]*"/, ''));
}

test('every rule that moves something stands inside the media query for no preference', () => {
  const [, media = ''] = /^@media \(prefers-reduced-motion:no-preference\)\{(.*?\})\}@keyframes/.exec(MOTION_CSS) ?? [];
  expect(media).toContain('.navii-float{animation:');
  expect(MOTION_CSS.replace(media, '')).not.toContain('animation');
});

test('a mood does not restart the motion', () => {
  const delays = MOODS.map((mood) => /class="(navii-d\d)"/.exec(createAvatar('alice', { mood, animated: true }))?.[1]);
  expect(new Set(delays).size).toBe(1);
});

test('seeds move at different moments', () => {
  const delays = Array.from(
    { length: 100 },
    (_, i) => /navii-d\d/.exec(createAvatar(`user-${i}`, { animated: true }).replace(/<style>.*<\/style>/, ''))?.[0],
  );
  expect(new Set(delays).size).toBe(5);
});
