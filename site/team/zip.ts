// All mascots of a team as files in one archive, with a table of who is in which.
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { FileNames } from '../../lib/files/file-names.js';
import { createAvatar, type AvatarOptions } from '../../lib/index.js';
import { linkSharePage } from '../shared/links.js';
import { writeRow } from './csv-row.js';
import { encodeCanvas, joinFigures, openContext, withImage } from './paint.js';
import type { Person } from './read-list.js';

/** What a mascot is saved as. */
export type FileFormat = 'svg' | 'png';

/** What goes into an archive. */
export interface ZipOrder {
  readonly people: readonly Person[];
  readonly formats: readonly FileFormat[];
  /** Edge of a picture, in pixels. */
  readonly size: number;
  readonly look: AvatarOptions;
  /** Of the pages that the table leads to, without a slash at its end. */
  readonly base: string;
}

/** People whose pictures are drawn at once. */
const BATCH = 16;

/** Encodes drawings, one after the other on the same canvas. */
async function encodePngs(svgs: readonly string[], canvas: HTMLCanvasElement): Promise<Uint8Array[]> {
  const context = openContext(canvas);
  const size = canvas.width;
  const figures = svgs.map((svg, index) => ({ svg, x: index * size }));
  const strip = joinFigures(figures, size, svgs.length * size);
  return withImage(strip, async (image) => {
    const pictures: Uint8Array[] = [];
    for (const { x } of figures) {
      context.clearRect(0, 0, size, size);
      context.drawImage(image, x, 0, size, size, 0, 0, size, size);
      // oxlint-disable-next-line no-await-in-loop -- there is one canvas
      pictures.push(new Uint8Array(await (await encodeCanvas(canvas)).arrayBuffer()));
    }
    return pictures;
  });
}

/**
 * Makes the archive.
 *
 * @param onMade - called with the number of people whose files are in it
 * @throws what `signal` was aborted with
 */
export async function makeZip(order: ZipOrder, signal: AbortSignal, onMade: (count: number) => void): Promise<Blob> {
  const { people, formats, size, look, base } = order;
  const pieces: BlobPart[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    // The archive's own copy: its buffer is used again.
    pieces.push(piece.slice());
  });
  const names = new FileNames();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size, size];
  const options = Object.entries(look).map(([name, value]) => [name, String(value)] as const);
  let table = writeRow(['name', ...formats, 'link']);

  function add(name: string, bytes: Uint8Array, isPacked: boolean): void {
    // PNGs are compressed already.
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    file.push(bytes, true);
  }

  for (let at = 0; at < people.length; at += BATCH) {
    signal.throwIfAborted();
    const batch = people.slice(at, at + BATCH);
    const svgs = batch.map(({ seed }) => createAvatar(seed, { ...look, size }));
    // oxlint-disable-next-line no-await-in-loop -- all pictures at once would fill the memory
    const pngs = formats.includes('png') ? await encodePngs(svgs, canvas) : [];
    for (const [index, { seed, label }] of batch.entries()) {
      const bytes = { svg: strToU8(svgs[index] ?? ''), png: pngs[index] ?? new Uint8Array() };
      const files = formats.map((format) => {
        const name = names.claim(label, `.${format}`, seed);
        add(name, bytes[format], format === 'png');
        return name;
      });
      table += writeRow([label, ...files, linkSharePage(seed, options, base)]);
    }
    onMade(at + batch.length);
    // Drawings alone are made without a break: the page is to stay quick, and a click on Cancel to be heard.
    // oxlint-disable-next-line no-await-in-loop -- see above
    await new Promise((resolve) => setTimeout(resolve));
  }
  // With a mark, so that Excel reads it as UTF-8. No mascot can have this name with this extension.
  add('team.csv', strToU8(`\ufeff${table}`), false);
  zip.end();
  return new Blob(pieces, { type: 'application/zip' });
}
