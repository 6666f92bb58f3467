// Tests of icons and cards (SPEC §4.4).
import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { request, useService } from '../serve.js';

const service = useService();
const RELEASES = Array.from(
  readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[([\d.]+)\]/gm),
  ([, version]) => version,
);

describe('icons', () => {
  it('has an SVG favicon, and redirects the old name to it', async () => {
    const { headers, body } = await request(service.port, '/favicon.svg');
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(body.toString()).toMatch(/^<svg /);
    const old = await request(service.port, '/favicon.ico');
    expect([old.status, old.headers['location']]).toEqual([301, '/favicon.svg']);
  });

  it('has a home screen icon of 180 × 180 without a transparent pixel', async () => {
    const { headers, body } = await request(service.port, '/apple-touch-icon.png');
    const { width, height, data } = decode(body);
    expect([headers['content-type'], width, height]).toEqual(['image/png', 180, 180]);
    expect(data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  });
});

/** Counts the different colours among every 101st pixel of a picture. */
function countColors(png: Buffer): number {
  const { data } = decode(png);
  const colors = new Set<string>();
  for (let i = 0; i < data.length; i += 404) colors.add(data.subarray(i, i + 4).join());
  return colors.size;
}

describe('cards', () => {
  it.each(['/og.png', `/og/blog/v${RELEASES[0]}.png`])('%s is 1200 × 630', async (target) => {
    const { status, headers, body } = await request(service.port, target);
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(decode(body)).toMatchObject({ width: 1200, height: 630 });
    expect(headers['etag']).toMatch(/^"/);
    expect(countColors(body)).toBeGreaterThan(20);
  });

  it('of different things differ', async () => {
    const [site, release] = ['/og.png', `/og/blog/v${RELEASES[0]}.png`].map((target) => request(service.port, target));
    expect((await site)?.body).not.toEqual((await release)?.body);
  });

  it('have text', async () => {
    const { body } = await request(service.port, '/og.png');
    const { data } = decode(body);
    // The dark pixels of the text in the upper half, which has no mascot.
    const dark = Array.from({ length: 1200 * 300 }, (_, i) => data.subarray(i * 4, i * 4 + 3)).filter(
      ([r = 255, g = 255, b = 255]) => r < 60 && g < 40 && b < 90,
    );
    expect(dark.length).toBeGreaterThan(20_000);
  });

  it('exist only for the releases of the changelog', async () => {
    expect(RELEASES).not.toEqual([]);
    for (const name of ['v0.0.1', 'v9.9.9', 'v', '0.24.0', 'v0.24', 'v0.24.0.1', 'vx', 'v0.24.0%2epng', 'v__proto__']) {
      expect([name, (await request(service.port, `/og/blog/${name}.png`)).status]).toEqual([name, 404]);
    }
  });
});
