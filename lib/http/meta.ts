// Routes by which programs learn about the service (SPEC §2.3, §2.4).
import { VERSION } from '../version.js';
import { ADDRESS_MARK, createAddressed } from './addressed.js';
import { answerJson, CACHE, textHeaders, TYPES, type Answer } from './answer.js';
import { avatarRoute, randomRoute } from './avatar.js';
import { describeJson, type AnswerDescription, type Schema } from './describe.js';
import { groupRoute } from './group.js';
import { describeOpenApi } from './openapi.js';
import { listMethods, type Host, type Route, type RouteRequest } from './route.js';

const HEADERS = textHeaders(TYPES.json, CACHE.revalidate);

function describeObject(properties: Schema): Readonly<Record<number, AnswerDescription>> {
  return { 200: describeJson('The object.', properties) };
}

function describeService(routes: readonly Route<never, never>[]): object {
  const endpoints = routes.map((route) => {
    const { name, paths, description, parameters } = route;
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
 * @param listRoutes - returns all routes of the service, with those that this function makes
 */
export function createMetaRoutes(listRoutes: () => readonly Route<never, never>[]): Route[] {
  const listed = (): readonly Route<never, never>[] => listRoutes().filter(({ isUnlisted = false }) => !isUnlisted);
  let service: ((base: string) => Answer) | undefined;
  let openApi: ((base: string) => Answer) | undefined;
  const create = (value: object): ((base: string) => Answer) =>
    createAddressed(JSON.stringify(value).replace(JSON.stringify(ADDRESS_MARK).slice(1, -1), ADDRESS_MARK), HEADERS);
  return [
    {
      name: 'api',
      paths: ['/api'],
      methods: ['GET'],
      description: 'The service, for people.',
      tag: 'service',
      parameters: {},
      answers: describeObject({ name: { const: 'navii' }, version: { const: VERSION }, endpoints: { type: 'object' } }),
      answer: () => (service ??= create(describeService(listed())))(''),
    },
    {
      name: 'openapi',
      paths: ['/openapi.json'],
      methods: ['GET'],
      description: 'The service, for programs: OpenAPI 3.1.',
      tag: 'service',
      parameters: {},
      answers: describeObject({ openapi: { type: 'string', pattern: String.raw`^3\.1\.` } }),
      answer(request: RouteRequest, host: Host) {
        openApi ??= create({ ...describeOpenApi(listed()), servers: [{ url: ADDRESS_MARK }] });
        return openApi(host.baseOf(request));
      },
    },
    {
      name: 'health',
      paths: ['/healthz'],
      methods: ['GET'],
      description: 'Whether the service is alive, and how many PNGs it keeps.',
      tag: 'service',
      parameters: {},
      answers: describeObject({ ok: { const: true }, pngCacheSize: { type: 'integer', minimum: 0 } }),
      answer: (_request, { png }) => answerJson(200, { ok: true, pngCacheSize: png.count() }),
    },
  ];
}

/** The routes that every host has. */
export const API_ROUTES: readonly Route[] = [
  avatarRoute,
  randomRoute,
  groupRoute,
  ...createMetaRoutes(() => API_ROUTES),
];
