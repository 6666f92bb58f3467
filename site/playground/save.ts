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

function nameFile(state: State, suffix: string): string {
  const stem = seedOf(state)
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${stem === '' ? 'navii' : stem}.${suffix}`;
}

/** Saves the bytes that the service would send. */
export function saveSvg(state: State): void {
  offer(new Blob([createAvatar(seedOf(state), state)], { type: 'image/svg+xml' }), nameFile(state, 'svg'));
}

/** Saves the still picture in its own size. */
export async function savePng(state: State): Promise<void> {
  const source = createAvatar(seedOf(state), { ...state, animated: '0' });
  const url = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob) offer(blob, nameFile(state, 'png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Copies text.
 *
 * @returns whether it worked: pages without a secure origin, and visitors, may forbid it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
