// The state of the page with the screens of an app.
import { gatherPeople, type Person } from '../../lib/pages/team.js';
import type { RawTexts } from '../shared/options.js';
import type { TeamList } from '../team/read-list.js';
import type { Screen, Sheets } from './screens.js';

/** The names that the page shows before a visitor gives others. */
export const EXAMPLE = gatherPeople('Ana Silva,Diego Vega,Elif Kaya,Noah Kim,Amara Okafor,Freya Olsen'.split(','));

/** People in a screen, at most: more would only count in a group. */
const MAX_SHOWN = 60;

/** The state of the page. */
export interface AppState {
  /** The people who were read. If there are none, the page shows an example. */
  readonly list: TeamList;
  /** The text in the list. */
  readonly text: string;
  /** The message about the list. */
  readonly message: string;
  /** The options of all mascots, and what else the address of a team has. */
  readonly options: RawTexts;
  /** The screens whose code is open. */
  readonly opened: readonly Screen['id'][];
  /** The style sheets, which only the script has. */
  readonly sheets: Sheets;
  /** Address of the site and the service, without a slash at the end. */
  readonly site: string;
}

/** The state that the build prints. */
export const FIRST: AppState = {
  list: EXAMPLE,
  text: '',
  message: '',
  options: {},
  opened: [],
  sheets: { screen: '', chat: '', comments: '', board: '' },
  site: '',
};

/** Lists the people in the screens. */
export function listShown({ list }: AppState): readonly Person[] {
  return (list.people.length === 0 ? EXAMPLE : list).people.slice(0, MAX_SHOWN);
}
