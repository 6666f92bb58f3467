// One picture, and where it goes: standard output or a file, as SVG or as PNG.
import { dropUnshown, listUnshown, type OptionTable } from '../options/schema.js';
import { toKebab } from '../options/words.js';
import { MISSING_RASTERIZER } from '../png/to-png.js';
import { CommandError, UsageError } from './errors.js';
import { makeSwitch, makeText, type ValuesOf } from './flag.js';
import { saveAs } from './save.js';
import { print, say, type Terminal } from './terminal.js';
import { quote } from './text.js';

/** Flags that say where one picture goes. */
export const PICTURE_FLAGS = {
  output: makeText('FILE', 'Writes to this file, .svg or .png; else to standard output.', 'o'),
  png: makeSwitch('A PNG instead of SVG.'),
};

/** How a picture is written. */
export type Format = 'svg' | 'png';

type PictureValues = ValuesOf<typeof PICTURE_FLAGS> & { readonly quiet?: boolean };

/** The format that the name of a file says; undefined where it says none. */
export function formatOf(name: string): Format | undefined {
  const [, extension] = /\.(svg|png)$/i.exec(name) ?? [];
  return extension?.toLowerCase() as Format | undefined;
}

/**
 * Reads the format that is wished.
 *
 * @param flag - that names the file
 * @param name - of the file, if there is one
 * @throws UsageError where it is none, or two at once
 */
export function readFormat(flag: string, name: string | undefined, png: boolean | undefined): Format {
  const said = png === true ? 'png' : png === false ? 'svg' : undefined;
  if (name === undefined) return said ?? 'svg';
  const format = formatOf(name);
  if (format === undefined)
    throw new UsageError(`${flag}: expected a name that ends in .svg or .png, got ${quote(name)}`);
  if (said !== undefined && said !== format)
    throw new UsageError(`--png: but ${quote(name)} is to be ${format.toUpperCase()}`);
  return format;
}

/** Where a picture goes, and how. */
export interface Target {
  readonly format: Format;
  readonly path: string | undefined;
}

/**
 * Reads where one picture goes.
 *
 * @throws UsageError where the flags contradict each other, or would pour a PNG over a terminal
 */
export function readTarget({ output, png }: PictureValues, terminal: Terminal): Target {
  const format = readFormat('--output', output, png);
  if (output === undefined && format === 'png' && terminal.output.isTTY === true)
    throw new UsageError('a PNG is not for a terminal: write it with -o FILE, or send it on with > or |');
  return { format, path: output };
}

/**
 * Fits options for a format, and warns of those that it does not show.
 *
 * @param values - what was given
 * @param settings - those, read
 */
export async function fitSettings<Settings extends object>(
  format: Format,
  values: Readonly<Record<string, unknown>>,
  settings: Settings,
  table: OptionTable,
  terminal: Terminal,
): Promise<Settings> {
  if (format === 'svg') return settings;
  const unshown = listUnshown(values, table).map((name) => `--${toKebab(name)}`);
  if (unshown.length > 0 && values['quiet'] !== true)
    say(terminal, `warning: a PNG does not show ${unshown.join(' and ')}`);
  return dropUnshown(settings, table);
}

/**
 * Makes the content of a file from a drawing.
 *
 * @throws CommandError when there is no rasterizer, or when the drawing is more than it can do
 */
export async function encodePicture(svg: string, format: Format): Promise<string | Uint8Array> {
  if (format === 'svg') return svg;
  try {
    const { toPng } = await import('./rasterizer.js');
    return await toPng(svg);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = reason === MISSING_RASTERIZER ? reason : `cannot make a PNG: ${reason}`;
    throw new CommandError(message, { cause: error });
  }
}

/** Writes one picture to where it goes. */
export async function deliver(svg: string, { format, path }: Target, terminal: Terminal): Promise<void> {
  const content = await encodePicture(svg, format);
  if (path !== undefined) await saveAs(path, content, terminal);
  // A pipe gets the very bytes of the drawing; on a terminal, the prompt begins a line of its own.
  else await print(terminal, format === 'svg' && terminal.output.isTTY === true ? `${svg}\n` : content);
}
