import { renderAvatar, SLOTS, type AvatarSpec } from '../../lib/index.js';
// What there is to take away of a mascot that was built: code, and files made in the page.
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { wear } from './rules.js';
import { listNeeded } from './slots.js';
import type { State } from './state.js';

/** The drawing to take away. */
export function drawFile({ spec, size, animated }: State): string {
  return renderAvatar(wear(spec), { size, animated });
}

/** The still drawing, for pictures. */
export function drawStillFile(state: State): string {
  return drawFile({ ...state, animated: false });
}

/** Name of a file: the two words that say most. */
export function nameFile({ spec }: State, suffix: string): string {
  return `${spec.palette}-${spec.body}.${suffix}`;
}

function writeJson(spec: AvatarSpec): string {
  return JSON.stringify(wear(spec), null, 2);
}

function writeObject(spec: AvatarSpec): string {
  const worn = wear(spec);
  const rows = SLOTS.map((slot) => `  ${slot}: ${worn[slot] === null ? 'null' : `'${worn[slot]}'`},`);
  return `{\n${rows.join('\n')}\n}`;
}

function writeOptions({ size, animated }: State): string {
  const options = [size === AVATAR_OPTIONS.size.default ? '' : `size: ${size}`, animated ? 'animated: true' : ''];
  const given = options.filter((text) => text !== '').join(', ');
  return given === '' ? '' : `, { ${given} }`;
}

/** A way to take the mascot away as text. */
export interface Taking {
  readonly id: string;
  readonly name: string;
  readonly write: (state: State) => string;
}

/** The tabs of the code. */
export const TAKINGS: readonly [Taking, ...Taking[]] = [
  {
    id: 'js',
    name: 'JavaScript',
    // Without parts of packs, the smaller entry point will do.
    write: (state) => {
      const own = listNeeded(wear(state.spec), SLOTS).length === 0 ? 'navii/core' : 'navii';
      return (
        `import { renderAvatar } from '${own}';\n\n` +
        `const svg = renderAvatar(${writeObject(state.spec)}${writeOptions(state)});`
      );
    },
  },
  { id: 'json', name: 'Spec as JSON', write: ({ spec }) => writeJson(spec) },
  { id: 'svg', name: 'SVG', write: drawFile },
  {
    id: 'html',
    name: 'HTML',
    write: (state) =>
      `<!-- the file that Save SVG gives you -->\n` +
      `<img src="${nameFile(state, 'svg')}" width="${state.size}" height="${state.size}" alt="">`,
  },
];

/** The taking of a tab; the first where there is no such tab. */
export function findTaking(id: string): Taking {
  return TAKINGS.find((taking) => taking.id === id) ?? TAKINGS[0];
}
