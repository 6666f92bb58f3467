// A page as menus, search and link cards know it, and the pieces that are put into it.
import type { WantedMascot } from './mascots.js';

/** Writes a piece of a page where its file has `<!--navii:name-->`, from the address of the page and the text of the file. */
export type Fragment = (address: string, text: string) => string;

/** The fragments of a folder by name. A name is used once in the whole site: every page may ask for any fragment. */
export type Fragments = ReadonlyMap<string, Fragment>;

/** A page of the site. */
export interface PageEntry {
  /** Path of its address, as links have it. */
  readonly address: string;
  /** Its link in the menus of every page: in the header and the footer, or in the footer only. */
  readonly menu?: { readonly place: 'header' | 'footer'; readonly name: string; readonly href?: string };
  /** Its entry in the lists of the docs; `partOf` is the address of the page that lists it instead. */
  readonly docs?: { readonly name: string; readonly about: string; readonly partOf?: string };
  /** The mascots at its heading. */
  readonly mascots: readonly WantedMascot[];
  /** Whether search engines are told to leave it out. */
  readonly isHidden?: boolean;
}

/** The address of a page file: `/docs/index.html` is `/docs`. */
export function getAddress(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '') || '/';
}
