// Downloads of drawings. The files are made in the page, without a request.

/** Downloads a file that the page has made. */
export function downloadBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // By the next task the browser has taken over the bytes, and the URL is no longer needed.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

function toBlob(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** Downloads a drawing as it is. */
export function downloadSvg(svg: string, name: string): void {
  downloadBlob(toBlob(svg), name);
}

/** Downloads a still drawing as a PNG of its own size. */
export async function downloadPng(svg: string, name: string): Promise<void> {
  const url = URL.createObjectURL(toBlob(svg));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob) downloadBlob(blob, name);
  } finally {
    URL.revokeObjectURL(url);
  }
}
