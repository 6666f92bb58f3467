// The commands that draw: `navii SEED…` draws one mascot, or many into a folder; `navii group` and `navii sheet` draw several in
// one picture.
import { readAvatarOptions, readGroupOptions } from '../index.js';
import { setApart } from '../likeness.js';
import { readOptions, valuesOf } from '../options/read.js';
import { GROUP_SEEDS } from '../options/schema.js';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../options/table.js';
import { MAX_PIXELS } from '../png/rasterize.js';
import { renderSeed } from '../render/avatar.js';
import { readMembers, renderMembers } from '../render/group.js';
import { renderSheet } from '../render/sheet.js';
import { BATCH_FLAGS, drawBatch, readFolder, readPattern } from './batch.js';
import { type Command, flagsOf } from './flags.js';
import { fitSettings, PICTURE_FLAGS, readFormat, readTarget, type Target, writePicture } from './picture.js';
import { openSeeds, SEED_FLAGS, type SeedRecord, takeRows } from './seeds.js';
import { CommandError, say, UsageError } from './terminal.js';
import { formatCount } from './text.js';

const AVATAR_FLAGS = flagsOf(AVATAR_OPTIONS);
const DRAW_FLAGS = { ...AVATAR_FLAGS, ...PICTURE_FLAGS, ...BATCH_FLAGS, ...SEED_FLAGS };

export const draw: Command<typeof DRAW_FLAGS> = {
  name: '',
  usage: ['SEED [flags] > FILE.svg', 'SEED... --out DIR [flags]', 'COMMAND [flags]'],
  summary: 'the mascot of a seed, or of many',
  about:
    'Draws the mascot of a seed. A seed is any text, and the same seed always gives the same mascot. ' +
    'Give several seeds as arguments, as lines of standard input, or as a column of a CSV file.',
  groups: [
    { title: 'Looks', flags: AVATAR_FLAGS },
    { title: 'Output', flags: { ...PICTURE_FLAGS, ...BATCH_FLAGS } },
    { title: 'Seeds', flags: SEED_FLAGS },
  ],
  examples: [
    'navii ada > ada.svg',
    'navii ada --mood wink --size 256 -o ada.png',
    'navii --csv team.csv --column email --email --out avatars',
    'cut -d: -f1 names | navii --out avatars --name "{index}-{seed}.png"',
  ],
  async run(args, terminal, known) {
    const { values } = args;
    const settings = readAvatarOptions(valuesOf(values), known);
    // Wrong flags are errors before any seed is read.
    const folder = readFolder(values);
    const target: Target =
      folder === undefined
        ? readTarget(values, terminal)
        : { format: readFormat('--name', values.name, values.png), path: undefined };
    const { format } = target;
    const source = await openSeeds(args, terminal, 'expected a seed: any text, such as a name');
    const fitted = fitSettings(format, values, settings, AVATAR_OPTIONS, terminal);
    const drawOne = (seed: string): string => renderSeed(seed, fitted, known);
    if (folder !== undefined) {
      const pattern = readPattern(values.name ?? `{seed}.${format}`, source.columns);
      return drawBatch({ folder, pattern, format, source, isQuiet: values.quiet === true }, drawOne, terminal);
    }
    const [row, another] = await takeRows(source, 2);
    if (another !== undefined)
      throw new UsageError('more than one seed: expected a folder for the pictures, --out DIR');
    // The source has a row, or it throws.
    return writePicture(drawOne((row as SeedRecord).seed), target, terminal);
  },
};

const GROUP_LOOKS = flagsOf(GROUP_OPTIONS);

export const group: Command<typeof PICTURE_FLAGS & typeof SEED_FLAGS> = {
  name: 'group',
  usage: ['SEED... [flags] > FILE.svg'],
  summary: 'several mascots in one picture',
  about:
    'Draws mascots side by side, each overlapping the one before it. A last tile, such as +4, counts the mascots that are not drawn.',
  groups: [
    { title: 'Looks', flags: GROUP_LOOKS },
    { title: 'Output', flags: PICTURE_FLAGS },
    { title: 'Seeds', flags: SEED_FLAGS },
  ],
  examples: ['navii group ada grace joan > team.svg', 'navii group --csv team.csv --max 5 -o team.png'],
  async run(args, terminal, known) {
    const { values } = args;
    const target = readTarget(values, terminal);
    const settings = readGroupOptions(valuesOf(values), known);
    const source = await openSeeds(args, terminal, 'expected seeds; to draw the seed "group": navii -- group');
    const seeds: string[] = [];
    let count = 0;
    for await (const { seed } of source.rows) {
      count += 1;
      if (count <= GROUP_SEEDS) seeds.push(seed);
    }
    const fitted = fitSettings(target.format, values, settings, GROUP_OPTIONS, terminal);
    const members = { ...readMembers(seeds, fitted, known), count };
    await writePicture(renderMembers(setApart(members, fitted, known), fitted, known), target, terminal);
  },
};

const SHEET_OPTIONS = {
  columns: { kind: 'integer', min: 1, max: 100, default: 8, doc: 'Mascots in a row.' },
  noLabels: { kind: 'flag', default: false, doc: 'Leaves out the seed below each mascot.' },
} as const;

// A sheet has no title: `title` names one mascot.
const { title: _title, ...SHEET_ROWS } = AVATAR_OPTIONS;
const SHEET_LOOKS = flagsOf(SHEET_ROWS);
const SHEET_FLAGS = flagsOf(SHEET_OPTIONS);

/** Maximum number of mascots on a sheet, which is drawn in memory. */
const MAX_SHEET = 2000;
const EXAMPLES = 48;

/** Reads the seeds of a sheet; without any, it has numbered examples. */
async function readSheetSeeds(...[args, terminal]: Parameters<typeof openSeeds>): Promise<string[]> {
  const rows = await takeRows(await openSeeds(args, terminal), MAX_SHEET + 1);
  if (rows.length > MAX_SHEET) throw new CommandError(`a sheet has at most ${formatCount(MAX_SHEET)} mascots`);
  if (rows.length > 0) return rows.map(({ seed }) => seed);
  return Array.from({ length: EXAMPLES }, (_, index) => `navii-${index + 1}`);
}

export const sheet: Command<typeof PICTURE_FLAGS & typeof SEED_FLAGS> = {
  name: 'sheet',
  usage: ['[SEED...] [flags] > FILE.svg'],
  summary: 'many mascots in rows, with their seeds',
  about: `Draws a contact sheet: mascots in rows, each with its seed below it. Without seeds it shows ${EXAMPLES} numbered examples.`,
  groups: [
    { title: 'Sheet', flags: SHEET_FLAGS },
    { title: 'Looks', flags: SHEET_LOOKS },
    { title: 'Output', flags: PICTURE_FLAGS },
    { title: 'Seeds', flags: SEED_FLAGS },
  ],
  examples: ['navii sheet > sheet.svg', 'navii sheet ada grace joan --columns 3 -o sheet.png'],
  async run(args, terminal, known) {
    const { values } = args;
    const target = readTarget(values, terminal);
    const { columns, noLabels } = readOptions(SHEET_OPTIONS, valuesOf(values), known);
    const settings = readAvatarOptions(valuesOf(values), known);
    const seeds = await readSheetSeeds(args, terminal);
    const fitted = fitSettings(target.format, values, settings, AVATAR_OPTIONS, terminal);
    const { width, height, svg } = renderSheet(seeds, fitted, { columns, labels: !noLabels }, known);
    if (target.format === 'png' && width * height > MAX_PIXELS)
      throw new CommandError(`a PNG of ${width} × ${height} px is too large: use fewer seeds or a smaller --size`);
    if (!noLabels && target.format === 'png' && values.quiet !== true && seeds.some((seed) => /[^ -ſ]/.test(seed)))
      say(terminal, 'warning: labels in a PNG show only Latin letters');
    await writePicture(svg, target, terminal);
  },
};
