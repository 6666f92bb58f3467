// GET /team: the site's page about a team. With names, its script draws their wall. GET /og/team.png: the card that other sites
// show with a link to it.
import { catalogue } from '../../lib/catalogue.js';
import {
  answerPicture,
  CACHE,
  describeLine,
  describeTable,
  HttpError,
  imageHeaders,
  PAGE,
  etagOf,
  textHeaders,
  TYPES,
  UNLISTED,
  type Parameter,
} from '../../lib/http/index.js';
import { readAvatarOptions } from '../../lib/index.js';
import { linkSharePage, type OptionPairs, writeQuery } from '../../lib/links.js';
import { number } from '../../lib/options/read.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { listSharedOptions } from '../../lib/pages/share.js';
import {
  DEFAULT_TITLE,
  describeTeam,
  gatherPeople,
  isWall,
  linkTeamCard,
  LOOK_NAMES,
  MAX_PEOPLE,
  type Person,
  readDistinct,
  readNames,
  readTiles,
  readTitle,
  writeNames,
} from '../../lib/pages/team.js';
import { printPage } from '../../lib/pages/template.js';
import { escapeXml } from '../../lib/render/svg.js';
import { createTeamCard } from '../draw/team-card.js';
import type { ServiceRoute } from '../host.js';
import type { BuiltSite } from '../site.js';
import { createPageAnswer } from './files.js';

const NO_NAMES = 'names required (comma-separated)';

function describeText(values: string, description: string, schema = {}): Parameter {
  return { values, default: 'none', description, schema: { type: 'string', ...schema } };
}

/** Describes the parameters that both routes have. */
function describeTeamTable(): Record<string, Parameter> {
  const all = describeTable(AVATAR_OPTIONS, catalogue);
  const looks = Object.entries(all).filter(([name]) => LOOK_NAMES.some((look) => look === name));
  return {
    names: describeText(
      `commas or line ends between, at most ${MAX_PEOPLE}`,
      'The people. Put a name with a comma into quotation marks; e-mail addresses are hashed.',
    ),
    title: describeText('text, at most 60 letters', `The title; without one it is “${DEFAULT_TITLE}”.`),
    ...Object.fromEntries(looks),
    distinct: {
      values: '`0` or `1`',
      default: '1',
      description: 'Whether people get variants, so that no two of the first 50 look alike.',
      schema: { type: 'boolean', default: true },
    },
  };
}

/** Reads a team from a query. Its title is empty without one. */
function readTeam(query: string) {
  const params = new URLSearchParams(query);
  const valueOf = (name: string) => (LOOK_NAMES.some((look) => look === name) ? params.get(name) : null) ?? undefined;
  const { people } = gatherPeople(readNames(query));
  return {
    people,
    title: readTitle(params.get('title') ?? ''),
    settings: readAvatarOptions(valueOf, catalogue),
    isDistinct: readDistinct(params.get('distinct')),
    params,
  };
}

const CARD = imageHeaders(TYPES.png, CACHE.day);

/** Makes the route of the card of a team. */
function createTeamCardRoute(): ServiceRoute {
  return {
    name: 'teamCard',
    paths: ['/og/team.png'],
    description: 'The Open Graph card of a team, 1200 × 630. Requests count towards the limit of avatars.',
    tag: 'files',
    parameters: {
      ...describeTeamTable(),
      count: {
        values: `at most ${MAX_PEOPLE}`,
        default: 'as many as there are names',
        description: 'The number of people, if not all have a name here.',
        schema: { type: 'integer' },
      },
    },
    answers: { 400: describeLine(NO_NAMES) },
    isLimited: true,
    answer(request, host) {
      const { people, title, settings, isDistinct, params } = readTeam(request.query);
      if (people.length === 0) throw new HttpError(400, NO_NAMES);
      const count =
        number(params.get('count'), { kind: 'integer', min: people.length, max: MAX_PEOPLE }) ?? people.length;
      const team = { title: title || DEFAULT_TITLE, people, count, isDistinct };
      const seeds = people.map(({ seed }) => seed);
      const key = JSON.stringify([{ ...team, people: seeds }, listSharedOptions(settings)]);
      return answerPicture(createTeamCard(team, settings), { kind: 'team card', key }, CARD, request, host);
    },
  };
}

/** Links the people, for browsers without JavaScript. */
function linkPeople(people: readonly Person[], title: string, options: OptionPairs): string {
  const links = people.map(({ seed, label }) => {
    return `<li><a href="${escapeXml(linkSharePage(seed, options))}" dir="auto">${escapeXml(label)}</a></li>`;
  });
  return `<div class="needs-script"><h2 dir="auto">${escapeXml(title)}</h2><ul>${links.join('')}</ul></div>`;
}

/** Makes the routes of the page of a team, and of its card. */
export function createTeamRoutes({ pages, headers: pageHeaders }: BuiltSite): ServiceRoute[] {
  const page = pages['/team'];
  const answerPage = createPageAnswer(page, pageHeaders);
  const headers = textHeaders(TYPES.html, CACHE.revalidate, { ...pageHeaders, ...UNLISTED });
  const pageEtag = etagOf('page', JSON.stringify(page ?? ''));

  return [
    {
      name: 'team',
      paths: ['/team'],
      description: 'A wall with the mascots of a team, to send to others. Without names, the page that makes one.',
      tag: 'pages',
      parameters: {
        ...describeTeamTable(),
        tiles: describeText('small, medium, large', 'The size of the mascots.'),
        edit: describeText('1', 'Opens the page that edits the team.'),
      },
      answers: { 200: PAGE, 404: describeLine('Not found') },
      answer(request, host) {
        if (page === undefined) throw new HttpError(404, 'Not found');
        const base = host.baseOf(request);
        const { people, title: given, settings, isDistinct, params } = readTeam(request.query);
        if (people.length === 0 || !isWall(request.query)) return answerPage(base);
        const title = given || DEFAULT_TITLE;
        const look = listSharedOptions(settings);
        const alike = isDistinct ? [] : [['distinct', '0'] as const];
        const options = [...look, ...alike, ...(given === '' ? [] : [['title', given] as const])];
        const tiles = readTiles(params.get('tiles'));
        const more = tiles === 'medium' ? options : [...options, ['tiles', tiles] as const];
        const address = `/team?names=${writeNames(people.map(({ seed }) => seed))}${writeQuery(more).replace('?', '&')}`;
        const description = describeTeam(people);
        const body = (): Buffer => {
          const card = linkTeamCard(people, options);
          const data = { title: `${title} · Navii`, description, address, card, alt: description };
          return Buffer.from(printPage(page, base, data, { people: linkPeople(people, title, look) }));
        };
        // Labels of people are not in the address: a typed e-mail address shows its first part.
        const labels = people.map(({ label }) => label);
        return { status: 200, headers, body, etag: etagOf('team', JSON.stringify([pageEtag, base, address, labels])) };
      },
    },
    createTeamCardRoute(),
  ];
}
