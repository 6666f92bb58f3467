// Which column of a table has the names: exports of Google, Microsoft, Slack and the like call it by different words.

/** A row of a table, cell by cell. */
export type Row = readonly string[];

/** Where names are. */
export interface NameColumns {
  /** The places of the columns, whose cells make a name together. */
  readonly places: readonly number[];
  /** What the table calls them. */
  readonly title: string;
}

// What is best comes first. Several words are columns whose cells belong together.
const WANTED: readonly (readonly string[])[] = [
  ['name'],
  ['fullname'],
  ['displayname'],
  ['realname'],
  ['firstname', 'lastname'],
  ['givenname', 'familyname'],
  ['vorname', 'nachname'],
  ['firstname'],
  ['givenname'],
  ['vorname'],
  ['person'],
  ['member'],
  ['employee'],
  ['participant'],
  ['username'],
  ['user'],
  ['nickname'],
  ['seed'],
  ['email'],
  ['emailaddress'],
  ['mail'],
];

/** A title as it is compared: `E-mail Address [Required]` is `emailaddress`. */
function foldTitle(title: string): string {
  return title
    .replace(/[[(].*$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Finds the names by the first row; `undefined` where it has no title that we know, and so is a row like the others. */
export function findNameColumns(header: Row): NameColumns | undefined {
  const titles = header.map(foldTitle);
  for (const words of WANTED) {
    const places = words.map((word) => titles.indexOf(word));
    if (places.includes(-1)) continue;
    return { places, title: places.map((place) => header[place]?.trim() ?? '').join(' and ') };
  }
  return undefined;
}

/** The first column that holds text rather than numbers and dates. */
export function findTextColumn(rows: readonly Row[]): number {
  const width = Math.max(...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, place) => place);
  const isText = (place: number): boolean => {
    const texts = rows.filter((row) => /\p{L}/u.test(row[place] ?? ''));
    return texts.length * 2 > rows.length;
  };
  return places.find(isText) ?? 0;
}
