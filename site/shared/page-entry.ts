// The description of a page for menus, search and link cards, and the fragments that the build inserts into pages.

/** Writes the text that replaces `<!--navii:name argument-->` in a page, from the address of the page and the argument. */
export type Fragment = (address: string, argument: string) => string;

/** Fragments by name. Names are unique in the whole site, because every page may use any fragment. */
export type Fragments = ReadonlyMap<string, Fragment>;

export interface PageEntry {
  /** The path of the page, as in links. */
  readonly address: string;
  readonly title: string;
  /** The description for search engines and link cards. */
  readonly description: string;
  /** Its stylesheets and scripts, beside those of every page, as paths in the folder of the site. */
  readonly files: readonly string[];
  /** The link to the page in the menus: in the header and the footer, or in the footer only. */
  readonly menu?: { readonly place: 'header' | 'footer'; readonly name: string; readonly href?: string };
  /** The entry of the page in the menu of the docs: in a group, or below the page at the address `partOf`. */
  readonly docs?: { readonly name: string; readonly about: string; readonly group?: string; readonly partOf?: string };
  /** The mascots on the heading, as `renderMascots` takes them. */
  readonly mascots: string;
  /** Words that visitors type into the search, by address, for what the page itself calls otherwise or too late. */
  readonly words?: ReadonlyMap<string, string>;
  /** Whether search engines are asked to leave the page out. */
  readonly isHidden?: boolean;
}
