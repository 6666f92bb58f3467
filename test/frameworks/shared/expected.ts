// The expected attributes, drawing and name of each element of the page.
import { createAvatar, createGroup } from 'navii';
import type { PageData } from './team.js';

export interface Expected {
  readonly attributes: Readonly<Record<string, string>>;
  /** The drawing of the engine, if there is one. */
  readonly svg: string | undefined;
  /** The accessible name of the element, if it has one. */
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
  return { attributes, svg: createGroup(members, { ring }), name };
}

/** The elements with constant attributes. */
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

/** Lists the expected elements of a page with this data. */
export function describePage({ person, team, people }: PageData): ExpectedPage {
  const labels = team.flatMap((member) => (typeof member === 'object' ? member.label : []));
  return {
    ...CONSTANTS,
    person: describeAvatar({ ...person }),
    team: describeGroup(team, undefined, `${labels.join(', ')} and ${team.length - labels.length} more`),
    ...Object.fromEntries(people.map((seed) => [seed, describeAvatar({ seed, label: seed })])),
  };
}

/** The expected group of a page that the server alone draws. */
export const ARRAY = describeGroup(['Hopper, Grace', { seed: 'Alan', label: 'Alan' }], undefined, 'Alan and 1 more');

/** Lists the elements that are left when the page has removed its group and the first item of its list. */
export function describeRest(data: PageData): ExpectedPage {
  const gone = new Set(['team', data.people[0]]);
  return Object.fromEntries(Object.entries(describePage(data)).filter(([id]) => !gone.has(id)));
}
