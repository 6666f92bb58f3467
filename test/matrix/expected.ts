// The results that are expected everywhere: the digests of the drawings of the sources, by Node's own SHA-256.
import { createHash } from 'node:crypto';
import { toPng } from 'navii/png';
import * as navii from '../../lib/index.js';
import { drawAll } from './app/draw.js';

const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** The ids of the packs of this library. */
export const PACK_IDS: readonly string[] = navii.listPacks().map(({ id }) => id);

/** The digests of `drawAll`, with every pack and with one. */
export const DIGESTS = { all: hashOf(drawAll(navii, PACK_IDS)), neon: hashOf(drawAll(navii, ['neon'])) };

/** A version 4 UUID, which is the seed of a random avatar. */
export const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Hashes the PNGs of `app/png.js`, drawn by the package of this checkout. */
export async function hashPngs(): Promise<readonly string[]> {
  const drawings = [
    [navii.createAvatar('ada', { size: 256 }), 256],
    [navii.createAvatar('ada', { tileBg: 'oklch(70% 0.1 200)', packs: 'neon' }), 100],
    [navii.createGroup(['a', 'b', 'c', 'd', 'e'], { max: 3 }), 64],
  ] as const;
  return Promise.all(
    drawings.map(async ([svg, size]) => hashOf(Buffer.from(await toPng(svg, { size })).toString('latin1'))),
  );
}
