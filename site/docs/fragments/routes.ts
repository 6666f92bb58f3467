// The HTTP API, from the OpenAPI document of the service.
import { AVATAR_OPTIONS } from '../../../lib/index.js';
import { each, escapeHtml, renderWords } from '../../shared/html.js';
import { renderCode, renderRows } from './blocks.js';
import { commandOf, sortRoutes } from './commands.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description: string;
}

interface Answer {
  readonly description: string;
  readonly content?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, { readonly description: string }>>;
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
  readonly responses: Readonly<Record<string, Answer>>;
}

/** The parts of an OpenAPI 3.1 document that are read. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

/** A route, with all its paths. */
interface Route {
  readonly method: string;
  readonly paths: string[];
  readonly operation: Operation;
}

/** The routes in the order of the document. Paths with the same summary differ in their suffix only, and are one route. */
function listRoutes({ paths }: OpenApi): Route[] {
  const routes = new Map<string, Route>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const known = routes.get(operation.summary);
      if (known === undefined) routes.set(operation.summary, { method, paths: [path], operation });
      else {
        known.paths.push(path);
        // A suffix may have answers of its own.
        Object.assign(known, { operation: mergeAnswers(known.operation, operation) });
      }
    }
  }
  return [...routes.values()];
}

function mergeAnswers(first: Operation, second: Operation): Operation {
  const ok = [first, second].map(({ responses }) => responses['200']?.content ?? {});
  const answer = first.responses['200'];
  const merged = { ...second.responses, ...first.responses };
  const content: Record<string, unknown> = Object.assign({}, ...ok);
  return { ...first, responses: answer === undefined ? merged : { ...merged, 200: { ...answer, content } } };
}

function renderParameters(parameters: readonly Parameter[]): string {
  const isAvatar = Object.keys(AVATAR_OPTIONS).every((name) => parameters.some((parameter) => parameter.name === name));
  const own = isAvatar ? parameters.filter(({ name }) => !Object.hasOwn(AVATAR_OPTIONS, name)) : parameters;
  const rows = own.map(({ name, description }) => [`<code>${name}</code>`, renderWords(description)] as const);
  const names = Object.keys(AVATAR_OPTIONS).map((name) => `<code>${name}</code>`);
  const options = `<a href="/docs/options#avatar">option of an avatar</a>: ${names.join(' ')}`;
  const all = isAvatar ? [...rows, ['and every', options] as const] : rows;
  return all.length === 0 ? '' : `<h4>Takes</h4>${renderRows(all)}`;
}

function renderAnswers(responses: Operation['responses']): string {
  // A class of errors is for programs: the last row says the same of all.
  const shown = Object.entries(responses).filter(([status]) => status !== '4XX');
  const rows = shown.map(([status, { description, content = {}, headers = {} }]) => {
    const types = each(Object.keys(content), (type) => ` <code>${escapeHtml(type)}</code>`);
    const names = Object.keys(headers).map((name) => `<code>${escapeHtml(name)}</code>`);
    const headerList = names.length === 0 ? '' : `<br><small>Headers: ${names.join(' ')}</small>`;
    const label = status === 'default' ? 'other' : status;
    return [`<b>${label}</b>`, renderWords(description) + types + headerList] as const;
  });
  return `<h4>Answers</h4>${renderRows(rows)}`;
}

function nameRoute(path: string): string {
  return path
    .replace(/[^a-z]+/gi, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

function renderCommand(commands: readonly string[]): string {
  return renderCode('Shell', commands.join('\n'), ' data-run="curl"');
}

function renderFiles(routes: readonly Route[]): string {
  const rows = routes.map(({ paths, operation: { summary } }) => {
    const names = each(paths, (path) => `<code>${escapeHtml(path)}</code> `);
    return [names, renderWords(summary)] as const;
  });
  const commands = routes.map(({ paths: [path = ''] }) => commandOf(path));
  return `<h3 id="files">Files of the site</h3>${renderRows(rows)}${renderCommand(commands)}`;
}

/** Whether a route is a file that crawlers and browsers request. */
function isFile({ operation: { tags } }: Route): boolean {
  return tags.includes('files');
}

/** Every route: those of the API, then the files of the site. */
export function renderRoutes(document: OpenApi): string {
  const routes = sortRoutes(listRoutes(document));
  return (
    renderOperations(
      document,
      routes.filter((route) => !isFile(route)),
    ) + renderFiles(routes.filter(isFile))
  );
}

/** The routes of the API, as the search lists them. */
export function listRouteLinks(document: OpenApi): { title: string; about: string; link: string }[] {
  return listRoutes(document)
    .filter((route) => !isFile(route))
    .map(({ method, paths: [path = ''], operation: { summary } }) => {
      return { title: `${method.toUpperCase()} ${path}`, about: summary, link: `/docs/http#${nameRoute(path)}` };
    });
}

function renderOperations(document: OpenApi, routes: readonly Route[]): string {
  return each(routes, ({ method, paths, operation }, index) => {
    const [first = ''] = paths;
    const { summary, parameters = [], requestBody, responses } = operation;
    const asked = parameters.flatMap(({ $ref }) => {
      const found = document.components.parameters[$ref.slice($ref.lastIndexOf('/') + 1)];
      return found === undefined ? [] : [found];
    });
    const fields = Object.entries(requestBody?.content['application/json']?.schema.properties ?? {});
    const body = fields.map(([name, { description }]) => ({ name, in: 'body', description }));
    const title = each(paths, (path) => `<code>${escapeHtml(path)}</code> `);
    return (
      `<section class="route" id="${nameRoute(first)}"><h3><b>${method.toUpperCase()}</b> ${title}</h3>` +
      `<p>${renderWords(summary)}</p>${renderCommand([commandOf(first)])}<details${index === 0 ? ' open' : ''}><summary>Parameters and answers</summary>` +
      `${renderParameters([...asked, ...body])}${renderAnswers(responses)}</details></section>`
    );
  });
}
