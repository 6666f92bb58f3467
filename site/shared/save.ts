// Files and text to take away, all made in the page.
import { createAvatar } from '../../lib/index.js';
import { seedOf, type State } from './state.js';

function offer(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has its own hold on the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Name of a file: the seed, as far as every system can have it in a name. */
export function nameFile(state: State, suffix: string): string {
  const stem = seedOf(state).normalize('NFKD').replace(/\W+/g, '-').replace(/^-|-$/g, '').slice(0, 60);
  return `${stem === '' ? 'navii' : stem}.${suffix}`;
}

/** Saves a drawing as it is. */
export function saveDrawing(svg: string, name: string): void {
  offer(new Blob([svg], { type: 'image/svg+xml' }), name);
}

/** Saves a still drawing as a picture of its own size. */
export async function savePicture(svg: string, name: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob) offer(blob, name);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Saves the bytes that the service would send. */
export function saveSvg(state: State): void {
  saveDrawing(createAvatar(seedOf(state), state), nameFile(state, 'svg'));
}

/** Saves the still picture in its own size. */
export async function savePng(state: State): Promise<void> {
  await savePicture(createAvatar(seedOf(state), { ...state, animated: '0' }), nameFile(state, 'png'));
}
