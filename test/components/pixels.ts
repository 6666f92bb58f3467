// Takes screenshots of the page.
import { commands, page } from 'vitest/browser';

/** Takes a screenshot of an element: one pixel for each CSS pixel, up to 600 × 680. */
export async function photograph(element: Element): Promise<ImageData> {
  // A page larger than the window would be scaled down to fit.
  await page.viewport(600, 680);
  element.scrollIntoView({ block: 'nearest' });
  // The last change is painted in the second frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const base64 = await commands.takePicture();
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  // The test page is in a frame of the window.
  const [own, frame] = [element.getBoundingClientRect(), frameElement?.getBoundingClientRect() ?? new DOMRect()];
  const [left, top] = [Math.round(frame.left + own.left), Math.round(frame.top + own.top)];
  const picture = new Blob([bytes], { type: 'image/png' });
  const bitmap = await createImageBitmap(picture, left, top, Math.round(own.width), Math.round(own.height));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** Returns a rectangle of a picture as text: red, green, blue and opacity of each pixel, one line for each row. */
export function crop(image: ImageData, x: number, y: number, width: number, height: number): string {
  const rows = Array.from({ length: height }, (_, row) => {
    const start = ((y + row) * image.width + x) * 4;
    return image.data.subarray(start, start + width * 4).join();
  });
  return rows.join('\n');
}

/** Measures the largest difference between two equal rectangles, 0 to 255. WebKit sometimes paints an edge one step lighter. */
export function measureDifference(one: string, other: string): number {
  const [values, others] = [one, other].map((text) => text.split(/[,\n]/).map(Number)) as [number[], number[]];
  return Math.max(...values.map((value, i) => Math.abs(value - (others[i] ?? Infinity))));
}

/** Reads the colour of a pixel: `r,g,b`. */
export function pixelAt(image: ImageData, x: number, y: number): string {
  const start = (Math.floor(y) * image.width + Math.floor(x)) * 4;
  return image.data.subarray(start, start + 3).join();
}
