// Colours and the weave of the pack `accra-gallery`. Cloth keeps the colours that it was woven in, whoever wears it.
export const GOLD = '#f6b92e';
export const GREEN = '#0c7a4b';
export const RED = '#cf2f22';
export const BLUE = '#2456a8';
export const BLACK = '#1d1410';
export const GILT = '#f0bb45';
export const GILT_SHADE = '#b57a1c';

const dashed = (path: string, color: string, dashes: string) =>
  `<path d="${path}" stroke="${color}" stroke-dasharray="${dashes}"/>`;

/** A woven strip along a path, as kente is sewn of: gold ground, and blocks of two colours in turn. */
export function strip(path: string, one: string, other: string, width: number, wefts = ''): string {
  return (
    `<g stroke-width="${width}" stroke-linecap="butt"><path d="${path}" stroke="${GOLD}"/>${dashed(path, one, '8 20')}` +
    `${dashed(path, other, '0 14 8 6')}${wefts}</g>`
  );
}

/** As {@link strip}, with black wefts between the blocks. */
export function weave(path: string, one: string, other: string): string {
  return strip(path, one, other, 12, dashed(path, BLACK, '0 9.5 3 11 3 1.5'));
}
