// The two forms of the address of a share page: `/@Ada?mood=wink`, and `/share?seed=Ada&mood=wink` for hosts of static files.
import { linkSharePage, SHARE_PREFIX, writeQuery, type OptionPairs } from '../../lib/links.js';

/** The form of an address. */
type ShareForm = 'path' | 'query';

/** Decodes the escapes in a path once, as the service does. A broken escape stays as it is. */
export function decodePath(text: string): string {
  // Unlike decodeURIComponent, URLSearchParams never throws on malformed escapes.
  const query = text.replaceAll('&', '%26').replaceAll('+', '%2B');
  return new URLSearchParams(`text=${query}`).get('text') ?? '';
}

/** Whether a path is the address of a share page with its seed in the path. */
export function isSharePath(path: string): boolean {
  return SHARE_PREFIX.test(path);
}

/** Reads an address of either form: its seed, which is empty if it has none, and the raw texts of options by their names. */
export function readShareAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const query = new URLSearchParams(search);
  const form: ShareForm = isSharePath(pathname) ? 'path' : 'query';
  const seed = form === 'path' ? decodePath(pathname.replace(SHARE_PREFIX, '')) : (query.get('seed') ?? '');
  return { form, seed, valueOf: (name: string) => query.get(name) ?? undefined };
}

/** Writes an address in one of the forms. */
export function writeShareAddress(form: ShareForm, seed: string, options: OptionPairs): string {
  return form === 'path' ? linkSharePage(seed, options) : `/share${writeQuery([['seed', seed], ...options])}`;
}
