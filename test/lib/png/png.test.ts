// Tests of the built `navii/png`: the bytes of the service, sizes, refused drawings, text, and colours beyond the rasterizer.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { decode } from 'fast-png';
import { toPng } from 'navii/png';
import { describe, expect, it } from 'vitest';
import { renderPackSheet } from '../../../lib/authoring/index.js';
import { createAvatar, createGroup } from '../../../lib/index.js';
import { neon } from '../../../lib/packs/neon.js';
import { encodePng } from '../../../lib/png/rasterize.js';
import { request, useService } from '../../server/serve.js';
import { root } from '../../tools/root.js';

const service = useService();

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function draw(svg: string, size?: number) {
  const { width, height, data, channels } = decode(await toPng(svg, { size }), { checkCrc: true });
  const at = (x: number, y: number): readonly number[] => [
    ...data.subarray((y * width + x) * channels, (y * width + x + 1) * channels),
  ];
  return { width, height, data, at };
}

describe('the bytes', () => {
  it.each([
    ['/avatar/ada.png?size=256', createAvatar('ada', { size: 256 }), 256],
    ['/avatar/ada.png?size=100&packs=neon&mood=wink', createAvatar('ada', { packs: 'neon', mood: 'wink' }), 100],
    ['/avatar/bo.png?tileBg=oklch(70%25%200.1%20200)', createAvatar('bo', { tileBg: 'oklch(70% 0.1 200)' }), 96],
  ])('are those of GET %s', async (target, svg, size) => {
    const { status, body } = await request(service.port, target);
    expect(status).toBe(200);
    expect(hashOf(await toPng(svg, { size }))).toBe(hashOf(body));
  });

  it.each([16, 33, 100, 256])('equal those of a drawing of %i pixels, for a drawing of any size', async (size) => {
    for (const seed of ['ada', 'bo', 'cy', 'di']) {
      const expected = hashOf(await toPng(createAvatar(seed, { size })));
      expect(hashOf(await toPng(createAvatar(seed, { size: 37 }), { size }))).toBe(expected);
    }
    const seeds = ['a', 'b', 'c', 'd'];
    const expected = hashOf(await toPng(createGroup(seeds, { size, overlap: 0.35 })));
    expect(hashOf(await toPng(createGroup(seeds, { overlap: 0.35 }), { size }))).toBe(expected);
  });

  it('are the same at every call, in their own buffer', async () => {
    const svg = createAvatar('ada');
    const [one, other] = await Promise.all([toPng(svg), toPng(svg)]);
    expect(hashOf(one)).toBe(hashOf(other));
    expect(one.byteLength).toBe(one.buffer.byteLength);
  });
});

describe('the size', () => {
  it.each([undefined, 1, 33, 1024])('%s of an avatar', async (size) => {
    const { width, height } = await draw(createAvatar('ada', { size: 40 }), size);
    expect([width, height]).toEqual([size ?? 40, size ?? 40]);
  });

  it('is the height, and the width of a group follows', async () => {
    const { width, height } = await draw(createGroup(['ada', 'bo', 'cy'], { size: 40, overlap: 0 }), 80);
    expect([width, height]).toEqual([240, 80]);
  });

  it('is the size of the drawing without options, or if they are null', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
    for (const options of [undefined, null])
      expect(decode(await toPng(svg, options as undefined))).toMatchObject({ width: 30, height: 20 });
  });
});

describe('it refuses', () => {
  const SVG = createAvatar('ada');
  it.each<[string, unknown, unknown, Error]>([
    ...[0, -1, 1.5, 4097, Number.NaN, Infinity].map((size): [string, unknown, unknown, Error] => {
      const message = `size: expected an integer from 1 to 4096, got ${size}`;
      return [`the size ${size}`, SVG, { size }, new RangeError(message)];
    }),
    ['a size as text', SVG, { size: '64' }, new TypeError('size: expected a number, got string')],
    ['a number', SVG, 256, new TypeError('options: expected size, wasm in an object, got number')],
    ['an array', SVG, [256], new TypeError('options: expected size, wasm in an object, got an array')],
    ['a typo', SVG, { sise: 256 }, new RangeError('options: expected size, wasm, got sise; did you mean size?')],
    ['a seed', 'ada', {}, new RangeError('svg: expected an SVG, got "ada"; createAvatar makes one')],
    ['nothing', undefined, {}, new TypeError('svg: expected a string, got undefined')],
  ])('%s', async (_, svg, options, error) => {
    await expect(toPng(svg as string, options as object)).rejects.toThrow(error);
  });

  it.each(['', 'ada', '<html/>', '<svg xmlns="http://www.w3.org/2000/svg"'])('%j, which is not SVG', async (text) => {
    await expect(toPng(text)).rejects.toThrow(Error);
    // The function still works after the error.
    expect((await draw(createAvatar('ada'), 16)).width).toBe(16);
  });
});

describe('a foreign drawing', () => {
  const drawing = (inside: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

  it.each([
    ['<!DOCTYPE', '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['<!--', drawing('<!-- a comment -->')],
    ['<![CDATA[x]]', drawing('<text><![CDATA[x]]></text>')],
    ['<?xml', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['<filter', drawing('<filter id="f"><feTurbulence numOctaves="100000"/></filter><path filter="url(#f)"/>')],
    ['<s:filter', drawing('<s:filter id="f"/>')],
    ['<style', drawing('<style>.a{fill:red}</style>')],
    ['<style', createAvatar('ada', { animated: true }).replace('</style>', '.a{fill:red}</style>')],
    ['<use', drawing('<g id="a"/><use href="#a"/>')],
    ['<image', drawing('<image href="data:image/svg+xml,"/>')],
    ['a filter', drawing('<g filter="blur(40px)"><path/></g>')],
    ['a filter', drawing(`<g id='"' class=">" s:filter = 'blur(40px)' title='"'/>`)],
    ['a style', drawing('<g\nstyle="filter:blur(40px)"/>')],
  ])('is refused for %s', async (found, svg) => {
    const error = new RangeError(`svg: expected only shapes, gradients and text, got ${found}`);
    await expect(toPng(svg)).rejects.toThrow(error);
  });

  it('is refused for its length', async () => {
    const svg = drawing(`<text>${'x'.repeat(16_000_000)}</text>`);
    const error = new RangeError(`svg: expected at most 16000000 characters, got ${svg.length}`);
    await expect(toPng(svg)).rejects.toThrow(error);
  });

  it.each([
    ['shapes', drawing('<line x2="9"/><polygon points="0 0 9 9"/><defs><clipPath id="c"><rect/></clipPath></defs>')],
    ['a gradient', drawing('<linearGradient id="a"><stop/></linearGradient><rect fill="url(#a)"/>')],
    ['text', drawing(`<title>a</title><text>style= " filter= ' <tspan>filter="none"</tspan></text>`)],
  ])('is drawn if it has only %s', async (_, svg) => {
    expect((await draw(svg)).width).toBe(9);
  });

  it.each([
    ['an animated one', createAvatar('ada', { animated: true, title: '<style> filter="x" it\'s' })],
    ['an animated group', createGroup(['a', 'b', 'c', 'd'], { animated: true, max: 2 })],
    ['a sheet of a pack', renderPackSheet(neon, { size: 16, seeds: ['<filter style="x"', 'style='] })],
  ])('is not: %s', async (_, svg) => {
    expect((await draw(svg)).width).toBeGreaterThan(90);
  });
});

describe('a drawing of too many pixels', () => {
  const drawing = (width: number, height: number): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

  it.each([
    ['as large as it says', drawing(20_000, 20_000), undefined, '20000 × 20000'],
    ['at the size that is wished', drawing(500, 10), 4096, '204800 × 4096'],
    ['of ours', createGroup(Array.from({ length: 50 }, String), { overlap: 0 }), 4096, '204800 × 4096'],
  ])('%s is refused with a RangeError', async (_, svg, size, found) => {
    const error = new RangeError(`svg: expected at most 64000000 pixels, got ${found}`);
    await expect(toPng(svg, { size })).rejects.toThrow(error);
    expect((await draw(createAvatar('ada'), 16)).width).toBe(16);
  });

  it('is not a group of fifty in the largest size of a group', async () => {
    const seeds = Array.from({ length: 50 }, String);
    const { width, height } = await draw(createGroup(seeds, { overlap: 0, size: 256 }));
    expect([width, height]).toEqual([12_800, 256]);
  });
});

describe('beyond the rasterizer', () => {
  it('the counter of a group has its text', async () => {
    const inks = { counterFill: '#ffffff', counterInk: '#ff0000' } as const;
    const { width, height, at } = await draw(createGroup(['a', 'b', 'c', 'd', 'e'], { max: 2, ...inks }), 100);
    const red = Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width))).filter(
      ([r = 0, g = 0, b = 0]) => r > 250 && g < 5 && b < 5,
    );
    // The strokes of `+4` have more pixels than an edge, and fewer than the disc.
    expect(red.length).toBeGreaterThan(200);
    expect(red.length).toBeLessThan(4000);
  });

  it('a tile in oklch is not black', async () => {
    const svg = createAvatar('ada', { tileBg: 'oklch(70% 0.1 200)', background: 'none', shape: 'square' });
    const { at } = await draw(svg, 64);
    expect(at(0, 0)).toEqual([0x40, 0xb1, 0xb7, 255]);
  });
});

describe('other pixels', () => {
  /** Makes pixels of every alpha, in rows whose length is not a multiple of four pixels. */
  function makePixels(length: number, start: number): Uint8Array {
    const pixels = new Uint8Array(new ArrayBuffer(start + length * 4), start);
    for (let i = 0; i < length; i += 1) {
      const alpha = i % 3 === 0 ? i % 256 : 255 * (i & 1);
      pixels.set([alpha, alpha >> 1, alpha >> 2, alpha], i * 4);
    }
    return pixels;
  }

  it('become a PNG', () => {
    const { width, height, data } = decode(
      encodePng({ pixels: Uint8Array.of(100, 0, 0, 128), width: 1, height: 1 }, deflateSync),
    );
    expect([width, height, ...data]).toEqual([1, 1, 199, 0, 0, 128]);
  });

  it.each([0, 1, 2, 4])('are divided by their alpha at any offset in memory: %i', (start) => {
    // Larger and smaller pictures alternate, so memory is reused.
    for (const [width, height] of [
      [37, 29],
      [3, 1],
      [30, 40],
    ] as const) {
      const length = width * height;
      const expected = [...makePixels(length, 0)];
      for (let i = 0; i < length * 4; i += 4) {
        const alpha = expected[i + 3]!;
        if (alpha === 0) continue;
        for (let j = i; j < i + 3; j += 1) expected[j] = Math.round((expected[j]! * 255) / alpha);
      }
      const png = encodePng({ pixels: makePixels(length, start), width, height }, deflateSync);
      expect([...decode(png, { checkCrc: true }).data]).toEqual(expected);
    }
  });
});

it('draws in an app that has initialized the rasterizer before', () => {
  const script = `
    import { readFileSync } from 'node:fs';
    import { createRequire } from 'node:module';
    import { initWasm } from '@resvg/resvg-wasm';
    import { createAvatar } from 'navii';
    import { toPng } from 'navii/png';
    const { resolve } = createRequire(process.cwd() + '/');
    await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
    console.log((await toPng(createAvatar('ada'))).length);`;
  const args = ['--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(Number(stdout), stderr).toBeGreaterThan(1000);
});
