// Renders the HTTP API from the OpenAPI document of the service.
import { createAvatar, createGroup } from '../../../lib/index.js';
import { AVATAR_OPTIONS } from '../../../lib/options/table.js';
import { EXAMPLE_ORIGIN as HOST } from '../../../lib/pages/template.js';
import { each, escapeHtml, renderWords } from '../../shared/html.js';
import { renderCode, renderRows, renderStage } from './blocks.js';

interface OperationParameter {
  readonly name: string;
  readonly description: string;
}

interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly $ref: string }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly properties: Readonly<Record<string, { description: string }>> } }>
    >;
  };
  readonly responses: Readonly<Record<string, Readonly<{ description: string; content?: object; headers?: object }>>>;
}

/** The parts of an OpenAPI 3.1 document that this file reads. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, OperationParameter>> };
}

const TEAM = ['ada', 'grace', 'alan'];
const ADA = createAvatar('ada', { size: 96, mood: 'wink' });

/** Pictures of responses. */
const PICTURES: ReadonlyMap<string, string> = new Map([
  ['/avatar/{seed}', ADA],
  ['/random', createAvatar('somebody', { size: 96, palette: 'mint' })],
  ['/group', createGroup(TEAM, { max: 3 })],
  ['/group.png', createGroup(TEAM, { size: 72 })],
  ['/@{seed}', `${ADA}<b>ada</b>`],
  ['/team', `<b>The pioneers</b><br>${createGroup(TEAM, { overlap: 0 })}`],
  ['/gallery', createGroup(['user-1', 'user-2', 'user-3', 'user-4'], { size: 48, overlap: 0 })],
]);

/** The commands of routes that need more than their address, by their first path. */
const COMMANDS: ReadonlyMap<string, string> = new Map([
  ['/avatar/{seed}', `curl -o ada.png '${HOST}/avatar/ada.png?size=256&mood=wink'`],
  ['/random', `curl -si '${HOST}/random?palette=mint' | grep -i x-service-seed`],
  ['/group', `curl -G -o team.svg '${HOST}/group' --data-urlencode 'seeds=ada,grace,alan' -d max=3`],
  ['/group.png', `curl -G -o team.png '${HOST}/group.png' --data-urlencode 'seeds=ada,grace,alan' -d size=128`],
  ['/@{seed}', `curl '${HOST}/@ada?mood=wink'`],
  ['/team', `curl -o team.html '${HOST}/team?names=ada,grace,alan&title=The%20pioneers'`],
  ['/gallery', `curl -o gallery.html '${HOST}/gallery?count=24&prefix=user'`],
  ['/license/verify', `curl '${HOST}/license/verify' -H 'content-type: application/json' -d '{"key":"your-key"}'`],
  ['/checkout', `curl -i '${HOST}/checkout'`],
  ['/polar/webhooks', `curl -X POST '${HOST}/polar/webhooks' -d '{}'`],
]);

type DocumentedRoute = Readonly<{ method: string; paths: readonly string[]; operation: Operation }>;

/**
 * Lists the routes of the API in the order of the document, without the files of the site, and with billing last. Paths
 * with the same summary differ only in their suffix, and are one route.
 */
function listRoutes({ paths }: OpenApi): DocumentedRoute[] {
  const routes = new Map<string, DocumentedRoute>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.tags.includes('files')) continue;
      const known = routes.get(operation.summary) ?? { method, paths: [], operation };
      // Each suffix may have its own responses.
      const responses = { ...operation.responses, ...known.operation.responses };
      const { 200: ok } = responses;
      const content = { ...known.operation.responses['200']?.content, ...operation.responses['200']?.content };
      const merged = { ...responses, ...(ok && { 200: { ...ok, content } }) };
      const all = { method, paths: [...known.paths, path], operation: { ...known.operation, responses: merged } };
      routes.set(operation.summary, all);
    }
  }
  const isBilling = ({ operation }: DocumentedRoute) => operation.tags.includes('billing');
  return [...routes.values()].toSorted((one, other) => Number(isBilling(one)) - Number(isBilling(other)));
}

function renderParameters(parameters: readonly OperationParameter[]): string {
  const isAvatar = Object.keys(AVATAR_OPTIONS).every((name) => parameters.some((parameter) => parameter.name === name));
  const own = isAvatar ? parameters.filter(({ name }) => !Object.hasOwn(AVATAR_OPTIONS, name)) : parameters;
  const rows = new Map<string, string>();
  for (const { name, description } of own) {
    // Parameters that change nothing are one row.
    const about = description.replace(/^(From Gravatar): .*?(\. It changes nothing)/, '$1$2');
    const before = rows.get(about);
    rows.set(about, `${before === undefined ? '' : `${before}, `}<code>${name}</code>`);
  }
  const all = Array.from(rows, ([about, terms]) => [terms, renderWords(about)] as const);
  const names = each(Object.keys(AVATAR_OPTIONS), (name) => ` <code>${name}</code>`);
  if (isAvatar) all.push(['and each', `<a href="/docs/options#avatar">option of an avatar</a>:${names}`]);
  return all.length === 0 ? '' : `<h4>Parameters</h4>${renderRows(all)}`;
}

function renderResponses(responses: Operation['responses']): string {
  // The chapter about errors describes `4XX`, `default` and the types of errors for all routes.
  const shown = Object.entries(responses).filter(([status]) => Number(status) > 0);
  const rows = shown.map(([status, { description, content = {} }]) => {
    const types = each(Object.keys(status === '200' ? content : {}), (type) => ` <code>${escapeHtml(type)}</code>`);
    return [`<b>${status}</b>`, renderWords(description) + types] as const;
  });
  const headers = new Set(shown.flatMap(([, response]) => Object.keys(response.headers ?? {})));
  const names = Array.from(headers, (name) => `<code>${escapeHtml(name)}</code>`).join(' ');
  return `<h4>Responses</h4>${renderRows(names === '' ? rows : [...rows, ['Headers', names]])}`;
}

function nameRoute(path: string): string {
  return (path.match(/[a-z]+/gi) ?? []).join('-').toLowerCase();
}

/** Lists the routes of the API for the search. */
export function listRouteLinks(document: OpenApi): { title: string; about: string; link: string }[] {
  return listRoutes(document).map(({ method, paths: [path = ''], operation: { summary } }) => {
    return { title: `${method.toUpperCase()} ${path}`, about: summary, link: `/docs/http#${nameRoute(path)}` };
  });
}

/** Renders the command of a route, above a picture of its response. */
function renderCommand(path: string): string {
  const code = renderCode('Shell', COMMANDS.get(path) ?? `curl '${HOST}${path}'`, ' data-run="curl"');
  const picture = PICTURES.get(path);
  return picture === undefined ? code : code + renderStage(`<span>${picture}</span>`);
}

/** Renders the routes, after links to them. */
export function renderRoutes(document: OpenApi): string {
  const routes = listRoutes(document);
  const links = routes.map(({ paths: [path = ''], operation: { summary } }) => {
    // The first words of the summary are enough here.
    const [about = ''] = summary.split(/[:.]|, (?!for )/);
    return [`<a href="#${nameRoute(path)}"><code>${escapeHtml(path)}</code></a>`, renderWords(about)] as const;
  });
  const sections = each(routes, (route, index) => {
    const [first = '', ...others] = route.paths;
    const print = (path: string): string => `<code>${escapeHtml(path)}</code>`;
    const names = `<a href="#${nameRoute(first)}">${print(first)}</a> ${others.map(print).join(' ')}`;
    const { summary, parameters = [], requestBody, responses } = route.operation;
    const listed = parameters.flatMap(({ $ref }) => {
      const found = document.components.parameters[$ref.slice($ref.lastIndexOf('/') + 1)];
      return found === undefined ? [] : [found];
    });
    const fields = Object.entries(requestBody?.content['application/json']?.schema.properties ?? {});
    const body = fields.map(([name, { description }]) => ({ name, description }));
    return (
      `<section class="route" id="${nameRoute(first)}"><h3><b>${route.method.toUpperCase()}</b> ${names}</h3>` +
      `<p>${renderWords(summary.replace(/\bx-[-a-z]+/g, '`$&`'))}</p>${renderCommand(first)}<details${index === 0 ? ' open' : ''}><summary>Parameters and responses</summary>` +
      `${renderParameters([...listed, ...body])}${renderResponses(responses)}</details></section>`
    );
  });
  return renderRows(links) + sections;
}
