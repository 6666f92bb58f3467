// Tests of SVG as text: escapes, numbers, data URIs (RFC 2397; URL standard, "valid URL string"), and the constant stylesheet for
// motion, which one CSP hash allows and which respects reduced motion.
import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { parseXml } from '@rgrove/parse-xml';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createAvatar, listPacks, MOODS, toDataUri } from '../../../lib/index.js';
import { toPng } from '../../../lib/png/node.js';
import { escapeXml, formatHundredths, MOTION_CSP_HASH, MOTION_CSS } from '../../../lib/render/svg.js';

test('the four characters that need it in XML are escaped, everything else stays', () => {
  expect(escapeXml(`<a b="c" d='e'>&amp;`)).toBe(`&lt;a b=&quot;c&quot; d='e'&gt;&amp;amp;`);
  expect(escapeXml('Ada – 日本 😀')).toBe('Ada – 日本 😀');
});

test('formatted hundredths read back as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (hundredths) => {
      const printed = formatHundredths(hundredths);
      expect(Math.round(Number(printed) * 100)).toBe(hundredths);
      expect(printed).toMatch(/^-?(\d+|\d*\.\d{1,2})$/);
    }),
  );
});

test('the CSP hash matches the stylesheet', () => {
  expect(MOTION_CSP_HASH).toBe(`sha256-${createHash('sha256').update(MOTION_CSS).digest('base64')}`);
});

test('an animated avatar has the constant stylesheet; without its classes it equals the still one', () => {
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

test('every rule with motion is inside the media query for no preference', () => {
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

// V8 writes this tag before a text that it stores with one byte for each character.
test.each([{}, { animated: true, title: 'é' }, { packs: listPacks().map(({ id }) => id) }])(
  'a drawing takes one byte for each character: %j',
  (options) => {
    const svg = createAvatar('ada', options);
    expect(serialize(svg).toString('latin1', 2, 3)).toBe('"');
    expect(serialize(`${svg}\u{e000}`).toString('latin1', 2, 3)).not.toBe('"');
  },
);

const PREFIX = 'data:image/svg+xml,';

/** Parses the document with an XML parser. */
function parse(svg: string): unknown {
  return parseXml(svg).toJSON();
}

function readBack(uri: string): string {
  expect(uri.startsWith(PREFIX)).toBe(true);
  return decodeURIComponent(uri.slice(PREFIX.length));
}

describe('toDataUri', () => {
  it('gives the same drawing back, whatever its seed and title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }), (seed, title) => {
        const svg = createAvatar(seed, { title, animated: true });
        expect(parse(readBack(toDataUri(svg)))).toEqual(parse(svg));
      }),
      { seed: 14, numRuns: 200 },
    );
  });

  it('is safe between double quotes, and has no fragment', () => {
    const uri = toDataUri(createAvatar('ada', { title: `"O'Hara" <#1> & 100% \\` }));
    expect(uri).not.toMatch(/["<>#&]/);
    expect(uri).not.toMatch(/%(?![\dA-F]{2})/);
    expect(new URL(uri).hash).toBe('');
  });

  it('is shorter than base64', () => {
    const svgs = Array.from({ length: 100 }, (_, i) => createAvatar(`user-${i}`));
    const length = svgs.reduce((sum, svg) => sum + svg.length, 0);
    expect(svgs.reduce((sum, svg) => sum + toDataUri(svg).length, 0) / length).toBeLessThan(1.1);
  });

  it('gives the bytes of a PNG back', async () => {
    const png = await toPng(createAvatar('ada'), { size: 32 });
    const response = await fetch(toDataUri(png));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
  });

  it('refuses a value that is neither', () => {
    expect(() => toDataUri(undefined as unknown as string)).toThrow('image: expected a string or a Uint8Array');
  });
});
