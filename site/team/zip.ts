// All mascots of a team as files in one archive, with a table of who is in which.
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { FileNames } from '../../lib/command/file-name.js';
import { createAvatar, type AvatarOptions } from '../../lib/index.js';
import { linkSharePage } from '../shared/links.js';
import { encodeCanvas, openContext, withImage } from './paint.js';
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

/** A value of a CSV file (RFC 4180 §2). */
function quoteCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function writeRow(cells: readonly string[]): string {
  return `${cells.map(quoteCell).join(',')}\r\n`;
}

async function encodePng(svg: string, canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const context = openContext(canvas);
  await withImage(svg, (image) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  });
  return new Uint8Array(await (await encodeCanvas(canvas)).arrayBuffer());
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

  for (const [index, { seed, label }] of people.entries()) {
    signal.throwIfAborted();
    const svg = createAvatar(seed, { ...look, size });
    const files: string[] = [];
    for (const format of formats) {
      const name = names.claim(label, `.${format}`, seed);
      // oxlint-disable-next-line no-await-in-loop -- one picture after the other: there is one canvas
      const bytes = format === 'svg' ? strToU8(svg) : await encodePng(svg, canvas);
      add(name, bytes, format === 'png');
      files.push(name);
    }
    table += writeRow([label, ...files, linkSharePage(seed, options, base)]);
    onMade(index + 1);
    // Drawings alone are made without a break: the page is to stay quick, and a click on Cancel to be heard.
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (index % 20 === 19) await new Promise((resolve) => setTimeout(resolve));
  }
  // With a mark, so that Excel reads it as UTF-8. No mascot can have this name with this extension.
  add('team.csv', strToU8(`\ufeff${table}`), false);
  zip.end();
  return new Blob(pieces, { type: 'application/zip' });
}
