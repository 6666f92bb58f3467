// The two forms of an address of a share page: `/@Ada?mood=wink`, and `/share?seed=Ada&mood=wink`, which works on hosts that
// only have files.
import { linkSharePage, SHARE_PREFIX, writeQuery, type OptionPairs } from '../../lib/pages/links.js';
import { decodePath } from './decode.js';

/** Which form an address has. */
export type ShareForm = 'path' | 'query';

/** What a share page is asked for. */
export interface ShareAddress {
  readonly form: ShareForm;
  /** Empty where there is none. */
  readonly seed: string;
  /** Raw text of an option by its name. */
  readonly valueOf: (name: string) => string | undefined;
}

/** Whether a path is that of a share page by its seed. */
export function isSharePath(path: string): boolean {
  return SHARE_PREFIX.test(path);
}

/** Reads either form. */
export function readShareAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ShareAddress {
  const query = new URLSearchParams(search);
  const valueOf = (name: string) => query.get(name) ?? undefined;
  if (isSharePath(pathname)) return { form: 'path', seed: decodePath(pathname.replace(SHARE_PREFIX, '')), valueOf };
  return { form: 'query', seed: query.get('seed') ?? '', valueOf };
}

/** Writes a form. */
export function writeShareAddress(form: ShareForm, seed: string, options: OptionPairs): string {
  return form === 'path' ? linkSharePage(seed, options) : `/share${writeQuery([['seed', seed], ...options])}`;
}
