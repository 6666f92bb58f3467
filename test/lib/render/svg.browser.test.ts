// Tests of data URIs in real browsers: as the source of an image and as the background of an element.
import { expect, it } from 'vitest';
import { createAvatar, toDataUri } from '../../../lib/index.js';

/** Reads the pixels of an image. */
async function readPixels(src: string): Promise<number[]> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 96, height: 96 });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  return Array.from(context?.getImageData(0, 0, 96, 96).data ?? []);
}

it('shows the same pixels as the file does', async () => {
  for (const seed of ['ada', 'grace', 'Zoë']) {
    const svg = createAvatar(seed, { title: `"O'Hara" <#1> & 100% ${seed}` });
    const file = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    const [own, wanted] = [await readPixels(toDataUri(svg)), await readPixels(file)];
    expect(own.some((value) => value !== 0)).toBe(true);
    expect(own).toEqual(wanted);
  }
});
