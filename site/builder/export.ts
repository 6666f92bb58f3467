// What the builder exports: the mascot as code, and as files made in the page.
import { renderAvatar, SLOTS, type AvatarSpec } from '../../lib/index.js';
import { printParts } from '../../lib/options/parts.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { escapeHtml } from '../shared/html.js';
import { applyRules } from './rules.js';
import { listNeeded } from './slots.js';
import type { State } from './state.js';

/** The drawing of the SVG file. */
export function drawFile({ spec, size, animated }: State): string {
  return renderAvatar(applyRules(spec), { size, animated });
}

/** The still drawing of the PNG file. */
export function drawStillFile(state: State): string {
  return drawFile({ ...state, animated: false });
}

/** Name of a file: palette and body. */
export function nameFile({ spec }: State, suffix: string): string {
  return `${spec.palette}-${spec.body}.${suffix}`;
}

/**
 * Address of the mascot on a service. It names every slot, so that its seed decides nothing.
 *
 * @param origin - of the service, without a slash at its end
 */
function linkMascot(state: State, origin: string): string {
  const { spec, size, animated } = state;
  const options = [size === AVATAR_OPTIONS.size.default ? '' : `&size=${size}`, animated ? '&animated=1' : ''];
  return `${origin}/avatar/${nameFile(state, 'svg')}?parts=${printParts(applyRules(spec))}${options.join('')}`;
}

function writeJson(spec: AvatarSpec): string {
  return JSON.stringify(applyRules(spec), null, 2);
}

function writeObject(spec: AvatarSpec): string {
  const resolved = applyRules(spec);
  const rows = SLOTS.map((slot) => {
    const id = resolved[slot];
    return `  ${slot}: ${typeof id === 'string' ? `'${id}'` : id},`;
  });
  return `{\n${rows.join('\n')}\n}`;
}

function writeOptions({ size, animated }: State): string {
  const options = [size === AVATAR_OPTIONS.size.default ? '' : `size: ${size}`, animated ? 'animated: true' : ''];
  const given = options.filter((text) => text !== '').join(', ');
  return given === '' ? '' : `, { ${given} }`;
}

/** A form in which the mascot can be copied as text. */
export interface ExportFormat {
  readonly id: string;
  readonly name: string;
  /** @param origin - of the service that draws addresses, without a slash at its end */
  readonly write: (state: State, origin: string) => string;
}

/** The tabs of the code. */
export const EXPORT_FORMATS: readonly [ExportFormat, ...ExportFormat[]] = [
  {
    id: 'js',
    name: 'JavaScript',
    // The smaller entry point has no packs.
    write: (state) => {
      const entry = listNeeded(applyRules(state.spec), SLOTS).length === 0 ? 'navii/core' : 'navii';
      return (
        `import { renderAvatar } from '${entry}';\n\n` +
        `const svg = renderAvatar(${writeObject(state.spec)}${writeOptions(state)});`
      );
    },
  },
  { id: 'address', name: 'Address', write: linkMascot },
  { id: 'json', name: 'Spec as JSON', write: ({ spec }) => writeJson(spec) },
  { id: 'svg', name: 'SVG', write: drawFile },
  {
    id: 'html',
    name: 'HTML',
    write: (state, origin) =>
      `<img src="${escapeHtml(linkMascot(state, origin))}" width="${state.size}" height="${state.size}" alt="">`,
  },
];

/** The format of a tab; the first where there is no such tab. */
export function findExportFormat(id: string): ExportFormat {
  return EXPORT_FORMATS.find((format) => format.id === id) ?? EXPORT_FORMATS[0];
}
