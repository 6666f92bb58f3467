// Names in the environment that are probably meant to be ours: a setting that is misspelt would be ignored silently.
import { countEdits } from 'navii/internals';

/** A name that is none of ours, and the one of ours that it resembles. */
interface Misspelt {
  readonly name: string;
  readonly meant: string;
}

const PREFIX = 'NAVII_';
/** Most letters that may differ, and how many letters of a name make one of them: HOME must not be taken for HOST. */
const MAX_DISTANCE = 2;
const LETTERS_PER_SLIP = 4;

function resembles(name: string, ours: string): boolean {
  const most = Math.min(MAX_DISTANCE, Math.floor(ours.length / LETTERS_PER_SLIP));
  // Names that are much longer need not be measured.
  return Math.abs(name.length - ours.length) <= most && countEdits(name, ours) <= most;
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
