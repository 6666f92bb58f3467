// Routes that describe the service to people and programs: /api, /openapi.json and /healthz, and the OpenAPI document from
// the descriptions of all routes.
import type { Catalogue } from '../choose/catalogue.js';
import { formatOf, type Format } from '../formats.js';
import type { Schema } from '../options/kinds.js';
import { VERSION } from '../version.js';
import { answerJson, CACHE, createAddressed, textHeaders, TYPES } from './answer.js';
import { describeJson, RATE_HEADERS, RATED, type AnswerDescription, type Parameter } from './describe.js';
import { createMascotRoutes } from './mascots.js';
import { listMethods, type Route } from './route.js';

/** A route of any host. */
type AnyRoute = Route<never, never>;
type Json = Readonly<Record<string, unknown>>;
/** Adds a parameter to those that operations share, and returns a reference to it. */
type ShareParameter = (owner: string, name: string, parameter: Json) => Json;

const ABOUT =
  'Mascot avatars from any text. A value that is not valid is ignored, and a number out of range is ' +
  'clamped. HEAD is GET without a body, OPTIONS answers 204, and every origin may read responses.';

// Errors of every route that makes a PNG.
const PNG_ERRORS: Readonly<Record<number, AnswerDescription>> = {
  501: {
    description: 'PNG rasterization unavailable; SVG works.',
    type: 'text/plain',
    schema: { type: 'string', pattern: '^PNG rasterization unavailable: ' },
  },
  503: {
    description: 'Too many PNGs wait.',
    type: 'text/plain',
    schema: { type: 'string', pattern: '^PNG ' },
    headers: { 'retry-after': 'Seconds to wait before the next request.' },
  },
};

function makeParameter(name: string, place: 'path' | 'query', parameter: Parameter): Json {
  const { values, default: byDefault, description, schema = { type: 'string' } } = parameter;
  const isRequired = place === 'path' || byDefault === 'required';
  return {
    name,
    in: place,
    description: `${description} Takes: ${values}${isRequired ? '' : `; default: ${byDefault}`}.`,
    ...(isRequired ? { required: true } : {}),
    // One value contains all items, with commas between them.
    ...(schema['type'] === 'array' ? { style: 'form', explode: false } : {}),
    schema,
  };
}

function makeBody(parameters: NonNullable<Route['parameters']>): Json {
  const entries = Object.entries(parameters);
  const properties = entries.map(([name, { description, schema = { type: 'string' } }]) => {
    return [name, { description, ...schema }] as const;
  });
  const required = entries.flatMap(([name, parameter]) => (parameter.default === 'required' ? [name] : []));
  const schema: Schema = { type: 'object', properties: Object.fromEntries(properties), required };
  return { required: true, content: { 'application/json': { schema } } };
}

function makeAnswer({ description, type, schema, headers = {} }: AnswerDescription): Json {
  const entries = Object.entries(headers).map(([name, text]) => {
    return [name, { description: text, schema: { type: 'string' } }] as const;
  });
  return {
    description,
    ...(entries.length === 0 ? {} : { headers: Object.fromEntries(entries) }),
    ...(type === undefined ? {} : { content: { [type]: schema === undefined ? {} : { schema } } }),
  };
}

/** Describes the answers of a route with a rate limit: all have its headers. */
function describeRated(answers: Route['answers']): NonNullable<Route['answers']> {
  const entries = Object.entries<AnswerDescription>({ ...RATED, ...answers });
  return Object.fromEntries(
    entries.map(([status, answer]) => [status, { ...answer, headers: { ...answer.headers, ...RATE_HEADERS } }]),
  );
}

function makeAnswers(path: string, { answers, isLimited = false }: AnyRoute): Json {
  const format = formatOf(path) ?? 'svg';
  const isRaster = format !== 'svg';
  const all = { ...(isLimited ? describeRated(answers) : answers), ...(isRaster ? PNG_ERRORS : {}) };
  const own = Object.entries<AnswerDescription>(all).map(([status, answer]) => {
    return [status, makeAnswer(isRaster && status === '200' ? { ...answer, type: TYPES[format] } : answer)] as const;
  });
  // Every path has other errors too, such as 414 for a URL that is too long.
  const other: Json = { description: 'Any other error. It is never cached.' };
  return { ...Object.fromEntries(own), '4XX': other, default: other };
}

/**
 * Names an operation: `avatar` for the first path of a route, `avatarSvg` and `avatarPng` for the same with a suffix.
 */
function nameOperation(name: string, path: string, index: number): string {
  const suffix = path.slice(path.lastIndexOf('.') + 1);
  return index === 0 ? name : `${name}${suffix.charAt(0).toUpperCase()}${suffix.slice(1)}`;
}

function makeOperations(route: AnyRoute, path: string, index: number, share: ShareParameter): Json {
  const { name, description, tag, method = 'GET', parameters = {}, segments = {} } = route;
  const template = path.replace(/:([a-z]+)/g, '{$1}');
  const own = Object.entries(segments)
    .filter(([segment]) => template.includes(`{${segment}}`))
    .map(([segment, parameter]) => share(name, segment, makeParameter(segment, 'path', parameter)));
  const inQuery = Object.entries(method === 'POST' ? {} : parameters);
  const queryParameters = inQuery.map(([key, parameter]) => share(name, key, makeParameter(key, 'query', parameter)));
  const operation = {
    operationId: nameOperation(name, path, index),
    summary: description,
    tags: [tag],
    parameters: [...own, ...queryParameters],
    ...(method === 'POST' ? { requestBody: makeBody(parameters) } : {}),
    responses: makeAnswers(path, route),
  };
  return { [template]: { [method.toLowerCase()]: operation } };
}

/**
 * Makes the OpenAPI 3.1 document of a service from its routes.
 *
 * @returns the document without `servers`, because the address of the service depends on the request
 */
export function describeOpenApi(routes: readonly AnyRoute[]): Json {
  const shared = new Map<string, Json>();
  const share: ShareParameter = (owner, name, parameter) => {
    // If two routes have different parameters of one name, such as `size`, the second is named with its route: `group.size`.
    const known = shared.get(name);
    const key = known === undefined || JSON.stringify(known) === JSON.stringify(parameter) ? name : `${owner}.${name}`;
    shared.set(key, parameter);
    return { $ref: `#/components/parameters/${key}` };
  };
  const paths = routes.flatMap((route) => route.paths.map((path, index) => makeOperations(route, path, index, share)));
  return {
    openapi: '3.1.0',
    info: { title: 'Navii', version: VERSION, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    // No route needs a key. A webhook is signed, which OpenAPI cannot describe.
    security: [],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: Object.assign({}, ...paths) as Json,
    components: { parameters: Object.fromEntries(shared) },
  };
}

const HEADERS = textHeaders(TYPES.json, CACHE.revalidate);

function describeObject(properties: Schema): Readonly<Record<number, AnswerDescription>> {
  return { 200: describeJson('The object.', properties) };
}

function describeService(routes: readonly AnyRoute[]): object {
  const endpoints = routes.map((route) => {
    const { name, paths, description, parameters = {} } = route;
    const rows = Object.entries(parameters).map(([key, { values, default: byDefault, description: doc }]) => {
      return [key, { values, default: byDefault, description: doc }] as const;
    });
    return [name, { paths, methods: listMethods(route), description, parameters: Object.fromEntries(rows) }] as const;
  });
  return { name: 'navii', version: VERSION, endpoints: Object.fromEntries(endpoints) };
}

/**
 * Makes the routes that describe a service.
 *
 * @param listRoutes - returns all routes of the service, also those that this function makes
 */
export function createMetaRoutes(listRoutes: () => readonly AnyRoute[]): Route[] {
  const listed = (): readonly AnyRoute[] => listRoutes().filter(({ isUnlisted = false }) => !isUnlisted);
  const answerService = createAddressed(() => JSON.stringify(describeService(listed())), HEADERS);
  let document: string | undefined;
  const answerOpenApi = createAddressed((base) => {
    document ??= JSON.stringify(describeOpenApi(listed())).slice(0, -1);
    return `${document},"servers":[{"url":${JSON.stringify(base)}}]}`;
  }, HEADERS);
  return [
    {
      name: 'api',
      paths: ['/api'],
      description: 'A description of the service, for people.',
      tag: 'service',
      answers: describeObject({ name: { const: 'navii' }, version: { const: VERSION }, endpoints: { type: 'object' } }),
      answer: () => answerService(''),
    },
    {
      name: 'openapi',
      paths: ['/openapi.json'],
      description: 'A description of the service, for programs: OpenAPI 3.1.',
      tag: 'service',
      answers: describeObject({ openapi: { type: 'string', pattern: String.raw`^3\.1\.` } }),
      answer: (request, host) => answerOpenApi(host.baseOf(request)),
    },
    {
      name: 'health',
      paths: ['/healthz'],
      description: 'Whether the service is alive, and how many PNGs it keeps.',
      tag: 'service',
      answers: describeObject({ ok: { const: true }, pngCacheSize: { type: 'integer', minimum: 0 } }),
      answer: (_request, { png }) => answerJson(200, { ok: true, pngCacheSize: png.count() }),
    },
  ];
}

/** Makes the routes of every host, over a catalogue. */
export function createApiRoutes(known: Catalogue, gravatarFormat?: Format): readonly Route[] {
  const routes: readonly Route[] = [...createMascotRoutes(known, gravatarFormat), ...createMetaRoutes(() => routes)];
  return routes;
}
