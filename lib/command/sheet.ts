// `navii sheet [SEED…]`: a contact sheet.
import { AVATAR_OPTIONS, catalogue, readAvatarOptions } from '../index.js';
import { readOptions, valuesOf } from '../options/read.js';
import type { OptionTable } from '../options/schema.js';
import { MAX_PIXELS } from '../png/rasterize.js';
import { renderSheet } from '../render/sheet.js';
import type { Command } from './command.js';
import { CommandError } from './errors.js';
import { flagsOf } from './flag.js';
import { parseFlags } from './parse.js';
import { deliver, fitSettings, PICTURE_FLAGS, readTarget } from './picture.js';
import { openSeeds, refuseEmpty, SEED_FLAGS, takeRows } from './seeds.js';
import { say, type Terminal } from './terminal.js';
import { formatCount } from './text.js';

const SHEET_OPTIONS = {
  columns: { kind: 'integer', min: 1, max: 100, default: 8, label: 'Columns', doc: 'Mascots in a row.', example: 6 },
  noLabels: {
    kind: 'flag',
    default: false,
    label: 'No labels',
    doc: 'Leaves out the seed below each mascot.',
    example: true,
  },
} as const satisfies OptionTable;

// A title is for one mascot.
const { title: _title, ...AVATAR_ROWS } = AVATAR_OPTIONS;
const LOOKS = flagsOf(AVATAR_ROWS);
const SHEET_FLAGS = flagsOf(SHEET_OPTIONS);
const FLAGS = { ...SHEET_FLAGS, ...LOOKS, ...PICTURE_FLAGS, ...SEED_FLAGS };

/** Mascots of a sheet: it is made in memory, and nobody looks at more. */
const MOST = 2000;
const EXAMPLES = 48;

function listExamples(): string[] {
  return Array.from({ length: EXAMPLES }, (_, index) => `navii-${index + 1}`);
}

/** The seeds that were given; numbered ones where there are none. */
async function readSeeds(...[parsed, terminal]: Parameters<typeof openSeeds>): Promise<string[]> {
  const source = await openSeeds(parsed, terminal);
  if (source === undefined) return listExamples();
  const rows = await takeRows(source, MOST + 1);
  if (rows.length > MOST) throw new CommandError(`a sheet has ${formatCount(MOST)} mascots at the most`);
  // A program without a terminal has an empty standard input, and did not mean it.
  const isMeant = parsed.words.length > 0 || parsed.values.csv !== undefined;
  if (rows.length === 0) return isMeant ? refuseEmpty(source) : listExamples();
  return rows.map(({ seed }) => seed);
}

async function run(args: readonly string[], terminal: Terminal): Promise<void> {
  const parsed = parseFlags(args, FLAGS);
  const { values } = parsed;
  const target = readTarget(values, terminal);
  const { columns, noLabels } = readOptions(SHEET_OPTIONS, valuesOf(values), catalogue);
  const settings = readAvatarOptions(valuesOf(values), catalogue);
  const seeds = await readSeeds(parsed, terminal);
  const fitted = await fitSettings(target.format, values, settings, AVATAR_OPTIONS, terminal);
  const svg = renderSheet(seeds, fitted, { columns, labels: !noLabels }, catalogue);
  const [, width = 0, height = 0] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  if (target.format === 'png' && width * height > MAX_PIXELS)
    throw new CommandError(`a PNG of ${width} × ${height} px is too large: fewer seeds, or a smaller --size`);
  if (!noLabels && target.format === 'png' && values.quiet !== true && seeds.some((seed) => /[^ -ſ]/.test(seed)))
    say(terminal, 'warning: in a PNG, labels have Latin letters alone');
  await deliver(svg, target, terminal);
}

/** Draws contact sheets. */
export const sheet: Command = {
  name: 'sheet',
  usage: ['[SEED...] [options] > FILE.svg'],
  summary: 'many mascots in rows, with their seeds',
  about: `Draws a contact sheet: mascots in rows, each with its seed below it. Without seeds it shows ${EXAMPLES} numbered ones.`,
  groups: [
    { title: 'Sheet', flags: SHEET_FLAGS },
    { title: 'Looks', flags: LOOKS },
    { title: 'Output', flags: PICTURE_FLAGS },
    { title: 'Seeds', flags: SEED_FLAGS },
  ],
  examples: ['navii sheet > sheet.svg', 'navii sheet ada grace joan --columns 3 -o sheet.png'],
  run,
};
