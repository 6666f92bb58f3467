// Pictures of the page as the browser paints it.
import { commands, page } from 'vitest/browser';

/** Takes a picture of an element: a pixel for a CSS pixel, up to 600 × 680. */
export async function photograph(element: Element): Promise<ImageData> {
  // A page larger than the window would be scaled down to fit.
  await page.viewport(600, 680);
  element.scrollIntoView({ block: 'nearest' });
  // The second frame has painted the last change.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const base64 = await commands.takePicture();
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  // The page is a frame in the window.
  const [own, frame] = [element.getBoundingClientRect(), frameElement?.getBoundingClientRect() ?? new DOMRect()];
  const [left, top] = [Math.round(frame.left + own.left), Math.round(frame.top + own.top)];
  const picture = new Blob([bytes], { type: 'image/png' });
  const bitmap = await createImageBitmap(picture, left, top, Math.round(own.width), Math.round(own.height));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** A rectangle of a picture: red, green, blue and opacity of each pixel, a line for a row. */
export function crop(image: ImageData, x: number, y: number, width: number, height: number): string {
  const rows = Array.from({ length: height }, (_, row) => {
    const start = ((y + row) * image.width + x) * 4;
    return image.data.subarray(start, start + width * 4).join();
  });
  return rows.join('\n');
}

/** The largest difference between two rectangles of one size, 0 to 255. WebKit paints the same edge now a step lighter, now not. */
export function measureDifference(one: string, other: string): number {
  const [values, others] = [one, other].map((text) => text.split(/[,\n]/).map(Number)) as [number[], number[]];
  return Math.max(...values.map((value, i) => Math.abs(value - (others[i] ?? Infinity))));
}

/** The colour of a pixel: `r,g,b`. */
export function pixelAt(image: ImageData, x: number, y: number): string {
  const start = (Math.floor(y) * image.width + Math.floor(x)) * 4;
  return image.data.subarray(start, start + 3).join();
}
