// Drawings to pixels, with what the browser has.

/** Has a browser read a drawing, for `use` while it is in memory. */
export async function withImage<Result>(svg: string, use: (image: HTMLImageElement) => Result): Promise<Result> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return use(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The context of a canvas. */
export function openContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser gives a page no canvas');
  return context;
}

/** The picture on a canvas as a PNG. */
export async function encodeCanvas(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('this browser cannot make a picture as large as that');
  return blob;
}

/** A drawing of an avatar, and where it begins in a strip. */
export interface Figure {
  readonly svg: string;
  readonly x: number;
}

/**
 * Puts avatars side by side into one drawing. A browser makes a document of each drawing that it reads: for a strip of twenty
 * that takes as long as for one avatar.
 *
 * @param tile - edge of each, in pixels
 */
export function joinFigures(figures: readonly Figure[], tile: number, width: number): string {
  const placed = figures.map(({ svg, x }) => {
    return svg.replace(/ width="\d+" height="\d+"/, ` x="${x}" width="${tile}" height="${tile}"`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tile}">${placed.join('')}</svg>`;
}
