// PNGs, by their hashes. Where no bundler finds the rasterizer's binary, the page says where it is.
import { createAvatar, renderGroup } from 'navii';
import { toPng } from 'navii/png';
import { report } from './report.js';

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function hash(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @type {string | undefined} */
const wasm = Reflect.get(globalThis, 'wasm');
const png = [];
for (const [svg, size] of /** @type {const} */ ([
  [createAvatar('ada', { size: 256 }), 256],
  [createAvatar('ada', { tileBg: 'oklch(70% 0.1 200)', packs: 'neon' }), 100],
  [renderGroup(['a', 'b', 'c', 'd', 'e'], { max: 3 }), 64],
])) {
  png.push(await hash(await toPng(svg, { size, wasm })));
}
report({ png });
