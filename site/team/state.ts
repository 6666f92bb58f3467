// The state of the team page: the people, the looks of their mascots, and the options of its files.
import { catalogue } from '../../lib/catalogue.js';
import { readAvatarOptions, type AvatarOptions, type GroupMember } from '../../lib/index.js';
import type { AvatarSettings } from '../../lib/options/schema.js';
import {
  DEFAULT_TITLE,
  gatherPeople,
  LOOK_NAMES,
  readDistinct,
  setPeopleApart,
  writeNames,
  type Person,
  type Team,
} from '../../lib/pages/team.js';
import { listOptions, type RawTexts } from '../shared/options.js';
import { PNG_SIZE } from '../shared/png-sizes.js';
import type { Actions } from '../shared/view.js';

/** The people in a text, and how it was read. */
export interface TeamList extends Team {
  /** The title or the number of the table column that they are from. */
  readonly column?: string;
  /** Whether every row was read as a last name and a first name. */
  readonly isTurned?: boolean;
  /** The packed team of an address that cannot be read: chats and mail programs cut long addresses. */
  readonly damaged?: string;
}

/** Paper for posters, upright, in pixels at 300 dpi. */
export const PAPERS = {
  a4: { name: 'A4', width: 2480, height: 3508 },
  a3: { name: 'A3', width: 3508, height: 4961 },
  letter: { name: 'Letter', width: 2550, height: 3300 },
} as const;

export type FileFormat = 'svg' | 'png';

/** The progress of a task. */
export interface WorkStatus {
  /** The name of the result, such as `The poster`. */
  readonly name: string;
  /** The number of people who are done, and of all people. */
  readonly done: number;
  readonly total: number;
}

export type TeamActions = Actions<'changeLooks' | 'changeTiles' | 'rename' | 'changePaper' | 'changeFiles'> &
  Actions<'copyCode' | 'copyLink' | 'share' | 'saveGroup' | 'savePoster' | 'saveZip'> & {
    readonly selectCode: (id: string) => void;
  };

/** An example team, of whom no two look alike by themselves. */
export const EXAMPLE: readonly Person[] = 'Ada Grace Margaret Hedy Linus Mae Radia Tim Katherine Dennis Joan Ken'
  .split(' ')
  .map((seed) => ({ seed, label: seed }));

/** The state that the build prints. */
export const FIRST = {
  /** The people who were read. If there are none, the page shows an example team. */
  list: gatherPeople([]) as TeamList,
  /** The text in the list. */
  text: '',
  /** A message that replaces the one about the list; empty without one. */
  message: '',
  /** The problem with the list or a file, and with the title; empty if there is none. */
  problem: '',
  titleProblem: '',
  /** Whether a file is dragged over the list. */
  isOver: false,
  /** The options of all mascots, the size of the tiles, and the title of the poster. */
  options: {} as RawTexts,
  /** The number of tiles in the group picture. More would be small on a phone. */
  tiles: 8,
  /** The open tab of its code. */
  code: 'html' as 'html' | 'link' | 'png',
  paper: 'a4' as keyof typeof PAPERS,
  isLandscape: false,
  /** The formats of the files, separated by commas. */
  formats: 'png',
  /** Edge of the pictures in the files, in pixels. */
  size: PNG_SIZE,
  /** Address of the site and the service, without a slash at the end. */
  site: '',
  /** The query and the fragment of the address of the wall. */
  query: `?names=${writeNames(EXAMPLE.map(({ seed }) => seed))}`,
  work: undefined as WorkStatus | undefined,
};

export type TeamState = Readonly<typeof FIRST>;

export function isExample({ list }: Pick<TeamState, 'list'>): boolean {
  return list.people.length === 0;
}

/** Lists the people of the list, or else of the example. */
export function listPeople(team: Pick<TeamState, 'list'>): readonly Person[] {
  return isExample(team) ? EXAMPLE : team.list.people;
}

/** The people of each list who are set apart, with the look for which they are. To compare them takes a while. */
const apart = new WeakMap<readonly Person[], { readonly look: string; readonly people: readonly Person[] }>();

/** Lists the people that the page shows, with their variants: for the same people and looks, the same array. */
export function listShown(team: Pick<TeamState, 'list' | 'options'>): readonly Person[] {
  const own = listPeople(team);
  if (!readDistinct(team.options['distinct'])) return own;
  const look = JSON.stringify(listLook(team.options));
  if (own === EXAMPLE && look === '[]') return own;
  let known = apart.get(own);
  if (known?.look !== look) apart.set(own, (known = { look, people: setPeopleApart(own, settleLook(team.options)) }));
  return known.people;
}

/** Returns the settings that all mascots are drawn with. */
export function settleLook(options: RawTexts): AvatarSettings {
  return readAvatarOptions((name) => listLook(options).find(([own]) => own === name)?.[1], catalogue);
}

/** Returns the options of a person's mascot. */
export function lookOf({ variant }: Person, look: AvatarOptions): AvatarOptions {
  return variant === undefined ? look : { ...look, variant };
}

/** The group of the team that is shown: its members, and the options that an address and an element can have. */
export function gatherGroup(team: TeamState): {
  readonly members: readonly (string | GroupMember)[];
  readonly options: readonly (readonly [name: string, text: string])[];
} {
  const look = readLook(team.options);
  const people = listShown(team);
  // A group chooses the same variants as the page, but where members have a look it sees them in circles.
  if (Object.keys(look).length > 0) {
    return { members: people.map((person) => ({ ...lookOf(person, look), seed: person.seed })), options: [] };
  }
  const isDistinct = people !== EXAMPLE && readDistinct(team.options['distinct']);
  return { members: people.map(({ seed }) => seed), options: isDistinct ? [['distinct', '1']] : [] };
}

/** Lists the options that all mascots are drawn with. */
export function listLook(options: RawTexts): readonly (readonly [name: string, text: string])[] {
  const names: readonly string[] = LOOK_NAMES;
  return listOptions(options).filter(([name]) => names.includes(name));
}

/** Reads the options that all mascots are drawn with. */
export function readLook(options: RawTexts): AvatarOptions {
  return Object.fromEntries(listLook(options));
}

export function titleOf(options: RawTexts): string {
  return options['title'] ?? DEFAULT_TITLE;
}
