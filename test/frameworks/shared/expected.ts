// What each element of the page has to have and to show.
import { createAvatar, renderGroup } from 'navii';
import type { PageData } from './team.js';

/** An element of the page, under its id. */
export interface Expected {
  readonly attributes: Readonly<Record<string, string>>;
  /** What the engine draws, if anything. */
  readonly svg: string | undefined;
  /** What the element is called, if it has a name. */
  readonly name: string | undefined;
}

/** Elements by their ids. */
export type ExpectedPage = Readonly<Record<string, Expected>>;

function describeAvatar(attributes: Readonly<Record<string, string>>): Expected {
  const { seed = '', label, ...options } = attributes;
  return { attributes, svg: createAvatar(seed, { ...options, title: label }), name: label };
}

function describeGroup(team: PageData['team'], ring: string | undefined, name: string): Expected {
  const attributes = { seeds: JSON.stringify(team), ...(ring === undefined ? {} : { ring }) };
  const members = team.map((member) => (typeof member === 'number' ? String(member) : member));
  return { attributes, svg: renderGroup(members, { ring }), name };
}

/** The elements that are written into the page as they are. */
const CONSTANTS: ExpectedPage = {
  'constant-avatar': describeAvatar({
    seed: 'Countess, Ada',
    label: 'Ada & Charles',
    mood: 'wink',
    packs: 'neon,garden',
    parts: 'topper:crown',
  }),
  'constant-group': describeGroup(
    ['Hopper, Grace', { seed: 'Alan', label: 'Alan', mood: 'happy' } as const, 7],
    'auto',
    'Alan and 2 more',
  ),
};

/** The elements of a page that shows this. */
export function describePage({ person, team, people }: PageData): ExpectedPage {
  const labels = team.flatMap((member) => (typeof member === 'object' ? member.label : []));
  return {
    ...CONSTANTS,
    person: describeAvatar({ ...person }),
    team: describeGroup(team, undefined, `${labels.join(', ')} and ${team.length - labels.length} more`),
    ...Object.fromEntries(people.map((seed) => [seed, describeAvatar({ seed, label: seed })])),
  };
}

/** A group of nobody. */
export const EMPTY: Expected = { attributes: {}, svg: undefined, name: undefined };

/** What a group draws that is given as an array. */
export const ARRAY = describeGroup(['Hopper, Grace', { seed: 'Alan', label: 'Alan' }], undefined, 'Alan and 1 more');

/** The elements that are left when the page has removed its group and the first of its list. */
export function describeRest(data: PageData): ExpectedPage {
  const gone = new Set(['team', data.people[0]]);
  return Object.fromEntries(Object.entries(describePage(data)).filter(([id]) => !gone.has(id)));
}
