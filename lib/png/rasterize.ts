// From a drawing to a PNG, with a rasterizer that is ready: for `navii/png` and for the threads of the service. The encoder
// (PNG, third edition) uses no row filters, because flat shapes need none: with zlib it takes a third of the time of the
// rasterizer's own encoder, and gives a quarter fewer bytes.

/**
 * Compresses (RFC 1950) with the same bytes as zlib, so that a PNG is the same everywhere. Node and pako, the port of zlib to JavaScript,
 * have this option in common.
 */
export type Deflate = (bytes: Uint8Array, options: { readonly level: number }) => Uint8Array;

// Measured on avatars of 96 to 1024 px: level 4 takes two thirds of the time of the default level, 6, and gives 2 to 5 % more
// bytes. Below 4, zlib has no lazy matching and finds half as many repetitions along edges: 42 % more bytes at 1024 px.
const LEVEL = 4;
/** Large pictures are rare and occupy a thread for long: with 42 % more bytes they take a quarter less time in all. */
const FAST_LEVEL = 3;
const LARGE_PIXELS = 512 * 512;

/** An image from a rasterizer. */
export interface Pixels {
  /** Premultiplied RGBA, 8 bits per channel, row by row. Encoding overwrites them. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

// CRC-32 (PNG, annex D). Browsers and Node 18 have no function for it.
const CRC_TABLE = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  // An index takes half the time of an iterator.
  for (let i = 0; i < bytes.length; i += 1) {
    crc = (CRC_TABLE[(crc ^ (bytes[i] as number)) & 0xff] as number) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** Divides the colours of pixels by their alpha, because PNG has straight alpha. Nearly all pixels are opaque or transparent. */
function divide(pixels: Uint8Array): void {
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3] as number;
    if (alpha === 0 || alpha === 255) continue;
    for (let j = i; j < i + 3; j += 1) pixels[j] = Math.round(((pixels[j] as number) * 255) / alpha);
  }
}

/** Bytes of memory that are kept for the next image: allocating 4 MB takes longer than filling them. */
const KEPT_BYTES = 1024 * (1024 * 4 + 1);
let scratch = new Uint8Array(0);

function takeMemory(length: number): Uint8Array {
  if (length > KEPT_BYTES) return new Uint8Array(length);
  if (length > scratch.length) scratch = new Uint8Array(length);
  return scratch.subarray(0, length);
}

/** Makes the rows of a PNG, each after the number of its filter (0, none). The memory is reused by the next call. */
function makeRows({ pixels, width, height }: Pixels): Uint8Array {
  const stride = width * 4;
  const rows = takeMemory(height * (stride + 1));
  for (let y = 0; y < height; y += 1) {
    // A row is divided just before it is copied, while it is in the processor's cache.
    const row = pixels.subarray(y * stride, (y + 1) * stride);
    divide(row);
    rows[y * (stride + 1)] = 0;
    rows.set(row, y * (stride + 1) + 1);
  }
  return rows;
}

/** Makes a chunk of a PNG: the length of its body, its type, the body, and a checksum of type and body. */
export function makeChunk(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
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
  // Bit depth 8, colour type 6 (RGBA), compression method 0, filter method 0, no interlacing.
  header.set([8, 6, 0, 0, 0], 8);
  return header;
}

/**
 * Encodes an image with 8 bits per channel.
 *
 * @returns a PNG in its own buffer, which may be transferred to another thread
 */
export function encodePng(image: Pixels, deflate: Deflate): Uint8Array<ArrayBuffer> {
  const isLarge = image.width * image.height > LARGE_PIXELS;
  const chunks = [
    SIGNATURE,
    makeChunk('IHDR', makeHeader(image.width, image.height)),
    makeChunk('IDAT', deflate(makeRows(image), { level: isLarge ? FAST_LEVEL : LEVEL })),
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

/** Maximum number of pixels of a PNG. So many take 256 MB, and four times that while the PNG is made. The rasterizer itself fails only at much
 * larger sizes. */
export const MAX_PIXELS = 64_000_000;

/** An object with memory of WebAssembly. */
interface Freeable {
  readonly free?: () => void;
}

/** The used members of the class `Resvg`. */
export interface RasterizerClass<Options> {
  new (svg: string, options: Options): Extent & Freeable & { readonly render: () => Pixels & Freeable };
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

// Not the type from @resvg/resvg-wasm: the declarations of `navii/png` must compile without that package.
interface Fitting {
  readonly fitTo?: { readonly mode: string; readonly value?: number };
}

/** Throws a RangeError for a PNG of too many pixels. */
function expectArea(drawing: Extent, { fitTo }: Fitting): void {
  const size = fitTo?.mode === 'height' ? fitTo.value : undefined;
  const height = size ?? drawing.height;
  const width = size === undefined ? drawing.width : Math.ceil((drawing.width * size) / drawing.height);
  if (width * height > MAX_PIXELS)
    throw new RangeError(`svg: expected at most ${MAX_PIXELS} pixels, got ${width} × ${height}`);
}

/** Frees memory of the rasterizer. After a crash, that fails too, and the first error matters more. */
function release(object: Freeable): void {
  try {
    object.free?.();
  } catch {
    // The error of the crash is already thrown.
  }
}

/**
 * Rasterizes a drawing.
 *
 * @param Rasterizer - the class `Resvg` of @resvg/resvg-wasm after `initWasm`
 * @returns a PNG in its own buffer, which may be transferred to another thread
 * @throws RangeError if the PNG would have more than 64 million pixels, and the errors of the rasterizer
 */
export function rasterize<Options extends Fitting>(
  Rasterizer: RasterizerClass<Options>,
  svg: string,
  options: Options,
  deflate: Deflate,
): Uint8Array<ArrayBuffer> {
  const drawing = new Rasterizer(svg, options);
  try {
    expectArea(drawing, options);
    const image = drawing.render();
    try {
      return encodePng({ pixels: image.pixels, width: image.width, height: image.height }, deflate);
    } finally {
      release(image);
    }
  } finally {
    release(drawing);
  }
}
