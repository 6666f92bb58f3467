// Names in the environment that are probably meant to be ours: a setting that is misspelt would be ignored silently.

/** A name that is none of ours, and the one of ours that it resembles. */
interface Misspelt {
  readonly name: string;
  readonly meant: string;
}

const PREFIX = 'NAVII_';
/** Most letters that may differ, and how many letters of a name make one of them: HOME must not be taken for HOST. */
const MAX_DISTANCE = 2;
const LETTERS_PER_SLIP = 4;

/** Letters to insert, delete, replace or swap with their neighbour, to make one text of another. */
function measureDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    const cell = (from: readonly number[], column: number) => from[column] ?? Infinity;
    for (let j = 1; j <= b.length; j += 1) {
      const slip = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? cell(before, j - 2) + 1 : Infinity;
      row.push(Math.min(cell(above, j) + 1, cell(row, j - 1) + 1, cell(above, j - 1) + slip, swapped));
    }
    [before, above] = [above, row];
  }
  return above[b.length] ?? 0;
}

function resembles(name: string, ours: string): boolean {
  const most = Math.min(MAX_DISTANCE, Math.floor(ours.length / LETTERS_PER_SLIP));
  // Names that are much longer need not be measured.
  return Math.abs(name.length - ours.length) <= most && measureDistance(name, ours) <= most;
}

/**
 * Finds names that resemble ours, but are none.
 *
 * @param env - the environment; of its values none is returned
 * @param names - ours
 */
export function findMisspelt(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): readonly Misspelt[] {
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name)) return [];
    // Kubernetes sets NAVII_PORT=tcp://... where a service is called navii.
    if (env[name]?.startsWith('tcp://') === true) return [];
    const plain = name.toUpperCase().replace(PREFIX, '');
    const meant = names.find((ours) => plain === ours) ?? names.find((ours) => resembles(plain, ours));
    return meant === undefined ? [] : [{ name, meant }];
  });
}
