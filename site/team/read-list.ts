// Reads the people of a team from a text or a file. The text never leaves the page.
import { gatherPeople, type Team } from '../../lib/pages/team.js';
import { load } from '../shared/load.js';

/** The people in a text, and how it was read. */
export interface TeamList extends Team {
  /** The title or the number of the table column that they are from. */
  readonly column?: string;
  /** Whether every row was read as a last name and a first name. */
  readonly isTurned?: boolean;
  /** The packed team of an address that cannot be read: chats and mail programs cut long addresses. */
  readonly damaged?: string;
}

/** Loads the module that finds names in a text. The example, and a team from the address, do not need it. */
export const loadParser = () => load(() => import('./find-names.js'))();

/**
 * Reads the people in a text.
 *
 * @param text - names or e-mail addresses, one a line or between commas; or a table as Excel, Google and Slack export it
 */
export async function readTeam(text: string): Promise<TeamList> {
  const { findNames } = await loadParser();
  const { names, ...how } = await findNames(text.replace(/^\ufeff/, ''));
  return { ...gatherPeople(names), ...how };
}

/** Writes a name as one line of a list, so that it is read as the same name. */
export function writeLine(name: string): string {
  return /[,;\t"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}
