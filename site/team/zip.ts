// The ZIP with the mascots of a team: a file for each person, and a table of people and files.
import { strToU8, zipSync, type Zippable, type ZippableFile } from 'fflate';
import { FileNames } from '../../lib/files/file-names.js';
import { createAvatar } from '../../lib/index.js';
import { encodeCanvas, joinDrawings, openContext, withImage } from '../shared/download.js';
import { linkSharePage } from '../shared/links.js';
import { listShown, lookOf, readLook, type FileFormat, type TeamState } from './state.js';

/**
 * Quotes a cell of a CSV file (RFC 4180 §2). Names come from links, and spreadsheets run cells that look like formulas. An
 * apostrophe makes such a cell a text (OWASP, CSV Injection: https://owasp.org/www-community/attacks/CSV_Injection).
 */
function quoteCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Writes a row of a CSV file, with its line end. */
export function writeRow(cells: readonly string[]): string {
  return `${cells.map(quoteCell).join(',')}\r\n`;
}

/** The number of people whose pictures are drawn together. */
const BATCH = 16;

/** Encodes drawings as PNGs, one after another on the same canvas. */
async function encodePngs(svgs: readonly string[], canvas: HTMLCanvasElement): Promise<Uint8Array[]> {
  const context = openContext(canvas);
  const size = canvas.width;
  const avatars = svgs.map((svg, index) => ({ svg, x: index * size }));
  const strip = joinDrawings(avatars, `width="${svgs.length * size}" height="${size}"`);
  return withImage(strip, async (image) => {
    const pictures: Uint8Array[] = [];
    for (const { x } of avatars) {
      context.clearRect(0, 0, size, size);
      context.drawImage(image, x, 0, size, size, 0, 0, size, size);
      // oxlint-disable-next-line no-await-in-loop -- there is one canvas
      pictures.push(new Uint8Array(await (await encodeCanvas(canvas)).arrayBuffer()));
    }
    return pictures;
  });
}

/**
 * Makes the ZIP of a team.
 *
 * @param onMade - called with the number of people whose files are in it
 * @throws the reason with which `signal` was aborted
 */
export async function makeZip(
  team: Pick<TeamState, 'list' | 'options' | 'formats' | 'size' | 'site'>,
  signal: AbortSignal,
  onMade: (count: number) => void,
): Promise<Blob> {
  const { options: texts, size, site } = team;
  const [people, look, formats] = [listShown(team), readLook(texts), team.formats.split(',') as FileFormat[]];
  const archive: Zippable = {};
  const names = new FileNames();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size, size];
  let table = writeRow(['name', ...formats, 'link']);

  for (let at = 0; at < people.length; at += BATCH) {
    signal.throwIfAborted();
    const batch = people.slice(at, at + BATCH);
    const svgs = batch.map((person) => createAvatar(person.seed, { ...lookOf(person, look), size }));
    // oxlint-disable-next-line no-await-in-loop -- all pictures at once would fill the memory
    const pngs = formats.includes('png') ? await encodePngs(svgs, canvas) : [];
    for (const [index, person] of batch.entries()) {
      const { seed, label } = person;
      const options = Object.entries(lookOf(person, look)).map(([name, value]) => [name, String(value)] as const);
      const bytes: Record<FileFormat, ZippableFile> = {
        svg: strToU8(svgs[index] ?? ''),
        // PNGs are compressed already.
        png: [pngs[index] ?? new Uint8Array(), { level: 0 }],
      };
      const files = formats.map((format) => {
        const name = names.claim(label, `.${format}`, seed);
        archive[name] = bytes[format];
        return name;
      });
      table += writeRow([label, ...files, linkSharePage(seed, options, site)]);
    }
    onMade(at + batch.length);
    // Drawing is synchronous: a pause lets the page handle events, such as a click on Cancel.
    // oxlint-disable-next-line no-await-in-loop -- see above
    await new Promise((resolve) => setTimeout(resolve));
  }
  // The byte order mark makes Excel read UTF-8. No mascot has a file with this extension.
  archive['team.csv'] = strToU8(`\ufeff${table}`);
  return new Blob([zipSync(archive)], { type: 'application/zip' });
}
