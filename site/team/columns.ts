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

/** A name, and not a number, a place of work in small letters, or a sentence. */
const NAME_CELL = /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+){0,2}$/u;
/** As {@link NAME_CELL}; small words may stand before a last name: `van der Waals`. */
const LAST_NAME = /^(?:\p{Ll}+ ){0,2}[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’.-]*$/u;

/**
 * Whether each row is `Lovelace, Ada`: one word, a comma with a blank after it, and words that begin with a capital. Who
 * writes a table for machines leaves out the blank.
 */
export function isLastFirst(rows: readonly Row[], text: string): boolean {
  const isBlankAfterEach = text
    .trim()
    .split(/[\r\n]+/)
    .every((line) => /^[^,"]+, [^,"]+$/.test(line.trim()));
  const isNamed = ([last = '', first = '']: Row): boolean => LAST_NAME.test(last) && NAME_CELL.test(first);
  return isBlankAfterEach && rows.every(isNamed);
}
