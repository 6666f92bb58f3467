// Writes the whole cast as one file of data for ports: `npm run cast -- cast.json`, after `npm run build`.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { catalogue } from '../../dist/lib/catalogue.js';
import { createCatalogue } from '../../dist/lib/choose/catalogue.js';
import { makeCast } from './cast-data.js';

const HELP = `Usage: npm run cast -- [file] [options]

Writes everything that drawing needs to know as JSON, and prints how large it is.

  --packs IDS    packs to have beside the base, with commas between them, or none   (all)
  --still        without motion
  --sizes        print how large other files would be: the base alone, and with each pack
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    packs: { type: 'string', default: [...catalogue.packs.keys()].join(',') },
    still: { type: 'boolean', default: false },
    sizes: { type: 'boolean', default: false },
  },
});

/** @param {string} ids */
function findPacks(ids) {
  return ids.split(',').flatMap((id) => {
    const pack = catalogue.packs.get(id.trim());
    if (pack === undefined && id !== 'none') throw new RangeError(`--packs: there is no pack ${JSON.stringify(id)}`);
    return pack ?? [];
  });
}

/** @param {string} ids @param {boolean} moving */
function print(ids, moving) {
  return JSON.stringify(makeCast(createCatalogue(findPacks(ids)), moving));
}

/** @param {string} name @param {string} json */
function report(name, json) {
  const bytes = Buffer.from(json);
  const sizes = [bytes, gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)].map(({ length }) =>
    length.toLocaleString('en').padStart(9),
  );
  console.log(name.padEnd(28), ...sizes);
}

if (values.help) {
  console.log(HELP);
} else {
  const [file] = positionals;
  const json = print(values.packs, !values.still);
  if (file !== undefined) writeFileSync(file, json);
  console.log('bytes'.padEnd(28), ...['raw', 'gzip -9', 'brotli'].map((word) => word.padStart(9)));
  report(file ?? 'no file', json);
  if (values.sizes) {
    report('base, still', print('none', false));
    report('base', print('none', true));
    for (const id of catalogue.packs.keys()) report(`base, ${id}`, print(id, true));
    report('all, still', print([...catalogue.packs.keys()].join(','), false));
    report('all', print([...catalogue.packs.keys()].join(','), true));
  }
}
