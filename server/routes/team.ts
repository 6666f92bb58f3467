// GET /team: the site's page about a team. With names it is their wall, complete without JavaScript. GET /og/team.png: the card
// that other sites show beside a link to it.
import {
  BUSY,
  CACHE,
  describeLine,
  describeTable,
  HttpError,
  imageHeaders,
  markOf,
  MASCOTS_PER_TURN,
  PAGE,
  RATE_EXPOSED,
  RATE_HEADERS,
  RATED,
  tagOf,
  textHeaders,
  TYPES,
  UNLISTED,
  type Parameter,
} from '../../lib/http/index.js';
import { AVATAR_OPTIONS, type AvatarSettings, type Catalogue, readAvatarOptions } from '../../lib/index.js';
import { linkSharePage, writeQuery } from '../../lib/links.js';
import { listSharedOptions } from '../../lib/pages/share.js';
import {
  compileWallCell,
  DEFAULT_TITLE,
  describeTeam,
  gatherPeople,
  isWall,
  leadWall,
  linkTeamCard,
  LOOK_NAMES,
  MAX_PEOPLE,
  type Person,
  readNames,
  readTiles,
  readTitle,
  sizeOf,
  WALL_TILE,
  writeNames,
} from '../../lib/pages/team.js';
import { drawSeed } from '../../lib/render/avatar.js';
import { escapeXml } from '../../lib/render/svg.js';
import { createTeamCard } from '../draw/team-card.js';
import type { ServiceHost, ServiceRoute } from '../host.js';
import { MAX_WALL } from '../limits.js';
import { yieldToEventLoop } from '../queue.js';
import type { ServiceRequest } from '../request.js';
import { describePage, fillAddress, keepDefaults, markPage } from '../site.js';
import type { Pages } from './files.js';

const NO_NAMES = 'names required (comma-separated)';

function describeText(values: string, description: string, schema = {}): Parameter {
  return { values, default: 'none', description, schema: { type: 'string', ...schema } };
}

/** Describes the parameters that both routes have. */
function describeTeamTable(known: Catalogue): Record<string, Parameter> {
  const all = describeTable(AVATAR_OPTIONS, known);
  const looks = Object.entries(all).filter(([name]) => LOOK_NAMES.some((look) => look === name));
  return {
    names: describeText(
      `commas between, at most ${MAX_PEOPLE}`,
      'The people. A name with a comma stands in quotation marks; e-mail addresses are hashed.',
    ),
    title: describeText('text, at most 60 letters', `The title; without one it is “${DEFAULT_TITLE}”.`),
    ...Object.fromEntries(looks),
  };
}

/** A team that was read from a query. */
interface QueriedTeam {
  readonly people: readonly Person[];
  /** Empty without one. */
  readonly title: string;
  readonly settings: AvatarSettings;
  readonly params: URLSearchParams;
}

function readTeam(query: string, known: Catalogue): QueriedTeam {
  const params = new URLSearchParams(query);
  const valueOf = (name: string) => (LOOK_NAMES.some((look) => look === name) ? params.get(name) : null) ?? undefined;
  const { people } = gatherPeople(readNames(query));
  return { people, title: readTitle(params.get('title') ?? ''), settings: readAvatarOptions(valueOf, known), params };
}

const CARD = imageHeaders(TYPES.png, CACHE.day);

/** Makes the route of the card of a team. */
function createTeamCardRoute(known: Catalogue): ServiceRoute {
  const mark = markOf(known);
  return {
    name: 'teamCard',
    paths: ['/og/team.png'],
    methods: ['GET'],
    description: 'The Open Graph card of a team, 1200 × 630. Requests count towards the limit of avatars.',
    tag: 'files',
    parameters: {
      ...describeTeamTable(known),
      count: {
        values: `at most ${MAX_PEOPLE}`,
        default: 'as many as there are names',
        description: 'The number of people, if not all have a name here.',
        schema: { type: 'integer' },
      },
    },
    answers: {
      400: describeLine(NO_NAMES, RATE_HEADERS),
      ...RATED,
    },
    exposes: RATE_EXPOSED,
    isLimited: true,
    answer(request, { png }) {
      const { people, title, settings: given, params } = readTeam(request.query, known);
      if (people.length === 0) throw new HttpError(400, NO_NAMES);
      const settings = png.rewriteColors(given);
      const counted = Math.trunc(Number(params.get('count')) || 0);
      const count = Math.min(MAX_PEOPLE, Math.max(people.length, counted));
      const team = { title: title || DEFAULT_TITLE, seeds: people.map(({ seed }) => seed), count };
      // Keys of other cards are paths, or begin with another word.
      const key = `team ${mark}${JSON.stringify([team, listSharedOptions(settings, known)])}`;
      const body = (): Promise<Buffer> | Buffer => png.make(createTeamCard(team, settings, known), request, key);
      return { status: 200, headers: CARD, body, tag: tagOf('card', key) };
    },
  };
}

/** The parts of the page that become the wall. */
const HEADING = /(<h1[^>]*>)[^]*?(<\/h1>\s*<p class="lead">)[^]*?(<\/p>)/;
const FACES = /<div class="wall-faces"><\/div>/;
const TEMPLATE = /<template data-cell>([^]*?)<\/template>/;
const TOO_MANY = '<noscript><p>This team is so large that its wall needs JavaScript.</p></noscript>';

/** Makes the routes of the page of a team, and of its card. */
export function createTeamRoutes({ htmlOf, headers: pageHeaders, answers }: Pages, known: Catalogue): ServiceRoute[] {
  const html = htmlOf('/team') ?? '';
  const answerPage = answers.get('/team');
  const marked = markPage(keepDefaults(html, known)).replace('<html', '<html data-wall');
  const [, template = ''] = TEMPLATE.exec(html) ?? [];
  const fillCell = compileWallCell(template);
  const headers = textHeaders(TYPES.html, CACHE.revalidate, { ...pageHeaders, ...UNLISTED });
  const pageTag = tagOf('page', html) + markOf(known);

  async function drawCells(
    { people, settings }: QueriedTeam,
    request: ServiceRequest,
    host: ServiceHost,
  ): Promise<string> {
    const options = listSharedOptions(settings, known);
    const job = host.jobOf(request, MASCOTS_PER_TURN);
    let cells = '';
    for (let start = 0; start < people.length; start += MASCOTS_PER_TURN) {
      const part = people.slice(start, start + MASCOTS_PER_TURN);
      // oxlint-disable-next-line no-await-in-loop -- other requests are answered in between
      cells += await host.drawQueue.run({ ...job, cost: part.length }, async () => {
        await yieldToEventLoop();
        return part
          .map(({ seed, label }) => {
            const svg = drawSeed(seed, { ...settings, size: WALL_TILE, title: undefined }, known);
            return fillCell({ link: linkSharePage(seed, options), label, svg });
          })
          .join('');
      });
    }
    return cells;
  }

  return [
    {
      name: 'team',
      paths: ['/team'],
      methods: ['GET'],
      description: 'A wall with the mascots of a team, to send to others. Without names, the page that makes one.',
      tag: 'pages',
      parameters: {
        ...describeTeamTable(known),
        tiles: describeText('small, medium, large', 'The size of the mascots.'),
        edit: describeText('1', 'Opens the page that edits the team.'),
      },
      answers: { 200: PAGE, 404: describeLine('Not found'), 503: BUSY },
      answer(request, host) {
        if (answerPage === undefined) throw new HttpError(404, 'Not found');
        const base = host.baseOf(request);
        const team = readTeam(request.query, known);
        const { people, title: given, settings, params } = team;
        if (people.length === 0 || !isWall(request.query)) return answerPage(base);
        const title = given || DEFAULT_TITLE;
        const options = [...listSharedOptions(settings, known), ...(given === '' ? [] : [['title', given] as const])];
        const tiles = readTiles(params.get('tiles'));
        const more = tiles === 'medium' ? options : [...options, ['tiles', tiles] as const];
        const address = `/team?names=${writeNames(people.map(({ seed }) => seed))}${writeQuery(more).replace('?', '&')}`;
        const description = describeTeam(people);
        const data = {
          title: `${title} · Navii`,
          description,
          address,
          card: linkTeamCard(people, options),
          alt: description,
        };
        const body = async (): Promise<Buffer> => {
          const cells = people.length > MAX_WALL ? undefined : await drawCells(team, request, host);
          const list =
            `<div class="wall-faces" data-size="${sizeOf(people.length)}"><ul class="team-grid hops" role="list" ` +
            `data-tiles="${tiles}">${cells}</ul></div>`;
          const page = describePage(fillAddress(marked, base), data, base)
            .replace(HEADING, (_, ...[before, between, after]: string[]) => {
              return `${before}${escapeXml(title)}${between}${leadWall(people.length)}${after}`;
            })
            .replace(FACES, (empty) => (cells === undefined ? TOO_MANY + empty : list));
          return Buffer.from(page);
        };
        // Labels of people are not in the address: a typed e-mail address shows its first part.
        const labels = people.map(({ label }) => label);
        return { status: 200, headers, body, tag: tagOf('team', JSON.stringify([pageTag, base, address, labels])) };
      },
    },
    createTeamCardRoute(known),
  ];
}
