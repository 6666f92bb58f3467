// Drawings as pixels and as files. Files are made in the page, without a request. Pages load this module late,
// but before the first file, so that files can be saved without a network.
import { makeFileName } from '../../lib/files/file-names.js';

/** Downloads a file that the page has made. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // In the next task the browser has taken over the bytes, and the URL is no longer needed.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

function toBlob(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** Loads a drawing as an image, and calls `use` while the image is in memory. */
export async function withImage<Result>(svg: string, use: (image: HTMLImageElement) => Result): Promise<Result> {
  const url = URL.createObjectURL(toBlob(svg));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return use(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Joins drawings into one, each at its position. A browser parses each drawing as a document: a sheet of twenty takes about as long as one drawing.
 *
 * @param size - the attributes of the sheet with its size
 */
export function joinDrawings(
  drawings: readonly { readonly svg: string; readonly x?: number; readonly y?: number }[],
  size: string,
): string {
  const placed = drawings.map(({ svg, x = 0, y = 0 }) => svg.replace('<svg ', `<svg x="${x}" y="${y}" `));
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${placed.join('')}</svg>`;
}

/**
 * Returns the 2D context of a canvas.
 *
 * @throws Error where the browser has none
 */
export function openContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser cannot draw on a canvas');
  return context;
}

/**
 * Encodes a canvas as a PNG.
 *
 * @throws Error where the canvas is too large for the browser
 */
export async function encodeCanvas(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('this browser cannot make a picture as large as that');
  return blob;
}

/** Saves a drawing as an SVG file. */
export function saveSvg(svg: string, name: string): void {
  downloadBlob(toBlob(svg), makeFileName(name, '.svg'));
}

/** Saves a still drawing as a PNG file of the drawing's own size. */
export async function savePng(svg: string, name: string): Promise<void> {
  const canvas = document.createElement('canvas');
  await withImage(svg, (image) => {
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    openContext(canvas).drawImage(image, 0, 0);
  });
  downloadBlob(await encodeCanvas(canvas), makeFileName(name, '.png'));
}
