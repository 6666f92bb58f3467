// Reports the hashes of PNGs. Where a bundler does not find the rasterizer's binary, the page sets its address as `wasm`.
import { createAvatar, createGroup, sha256Hex } from 'navii';
import { toPng } from 'navii/png';
import { report } from './report.js';

// `crypto.subtle` is not used, because Node 18 and pages without TLS lack it.
const hash = (/** @type {Uint8Array} */ bytes) =>
  sha256Hex(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** @type {string | undefined} */
const wasm = Reflect.get(globalThis, 'wasm');
const png = [];
for (const [svg, size] of /** @type {const} */ ([
  [createAvatar('ada', { size: 256 }), 256],
  [createAvatar('ada', { tileBg: 'oklch(70% 0.1 200)', packs: 'neon' }), 100],
  [createGroup(['a', 'b', 'c', 'd', 'e'], { max: 3 }), 64],
])) {
  png.push(hash(await toPng(svg, { size, wasm })));
}
report({ png });
