// One picture and its target: SVG or PNG, into a file or to standard output.
import { formatOf, joinSuffixes, type Format } from '../formats.js';
import type { OptionTable } from '../options/row.js';
import { dropUnshown, listUnshown, spellTable } from '../options/schema.js';
import { toKebab } from '../options/words.js';
import { makeSwitch, makeText, type ValuesOf } from './flags.js';
import { saveAs } from './save.js';
import { codeOf, CommandError, print, say, type Terminal, UsageError } from './terminal.js';
import { quote } from './text.js';

/** Flags for the target of one picture. */
export const PICTURE_FLAGS = {
  output: makeText(
    'FILE',
    `Writes to this file; its name ends in ${joinSuffixes('or')}. Default: standard output.`,
    'o',
  ),
  png: makeSwitch('Draws a PNG instead of an SVG.'),
};

type PictureValues = ValuesOf<typeof PICTURE_FLAGS> & { readonly quiet?: boolean };

/**
 * Reads the format of a picture from its file name and from `--png`. The default is SVG.
 *
 * @param flag - the flag with the file name
 * @param name - the file name, if one was given
 * @throws UsageError if the name has another extension, or if name and `--png` contradict each other
 */
export function readFormat(flag: string, name: string | undefined, png: boolean | undefined): Format {
  const wanted = png === true ? 'png' : png === false ? 'svg' : undefined;
  if (name === undefined) return wanted ?? 'svg';
  const format = formatOf(name);
  if (format === undefined)
    throw new UsageError(`${flag}: expected a name that ends in ${joinSuffixes('or')}, got ${quote(name)}`);
  if (wanted !== undefined && wanted !== format)
    throw new UsageError(`${flag}: expected a name that ends in .${wanted}, got ${quote(name)}`);
  return format;
}

/** The format and the path of a picture. Without a path, it goes to standard output. */
export type Target = ReturnType<typeof readTarget>;

/**
 * Reads the target of one picture.
 *
 * @throws UsageError if the flags contradict each other, or if a PNG would go to a terminal
 */
export function readTarget({ output, png }: PictureValues, terminal: Terminal) {
  const format = readFormat('--output', output, png);
  if (output === undefined && format === 'png' && terminal.output.isTTY === true)
    throw new UsageError('a terminal cannot show a PNG: write it to a file with -o FILE, or redirect it with > or |');
  return { format, path: output };
}

/**
 * Removes the options that a format cannot show, and warns about each that was given.
 *
 * @param values - the values of the flags
 * @param settings - the settings that were read from them
 */
export function fitSettings<Settings extends object>(
  format: Format,
  values: Readonly<Record<string, unknown>>,
  settings: Settings,
  table: OptionTable,
  terminal: Terminal,
): Settings {
  if (format === 'svg') return settings;
  const unshown = listUnshown(values, spellTable(table)).map((name) => `--${toKebab(name)}`);
  if (unshown.length > 0 && values['quiet'] !== true)
    say(terminal, `warning: a PNG does not show ${unshown.join(' and ')}`);
  return dropUnshown(settings, table);
}

/**
 * Encodes a drawing as the content of a file.
 *
 * @throws CommandError if there is no rasterizer, or if it fails
 */
export async function encodePicture(svg: string, format: Format): Promise<string | Uint8Array> {
  if (format === 'svg') return svg;
  try {
    const { toPng } = await import('./rasterizer.js');
    return await toPng(svg);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // With this code, the message says which package to install.
    const isMissing = codeOf(error) === 'ERR_MODULE_NOT_FOUND';
    throw new CommandError(isMissing ? reason : `cannot make a PNG: ${reason}`, { cause: error });
  }
}

export async function writePicture(svg: string, { format, path }: Target, terminal: Terminal): Promise<void> {
  const content = await encodePicture(svg, format);
  if (path !== undefined) await saveAs(path, content, terminal);
  // A pipe gets exactly the drawing. On a terminal, a line break puts the prompt on a new line.
  else await print(terminal, format === 'svg' && terminal.output.isTTY === true ? `${svg}\n` : content);
}
