// Tests of the OpenAPI description: the answers match it (SPEC §2, §4, §7). openapi-lint has the tests of its form.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { OptionRow } from '../../../lib/options/row.js';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../../../lib/options/table.js';
import { read, request, serve, useService, type RawAnswer, SITE } from '../serve.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

interface Described {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly $ref: string }[];
  readonly responses: Readonly<Record<string, Described>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

const service = useService({ rateLimit: 10_000, siteFolder: SITE });
const ajv = new Ajv2020();
const BILLING = {
  polarOrganizationId: 'org-1',
  polarAccessToken: 'token',
  polarProductId: 'product-1',
  polarWebhookSecret: `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`,
};

async function fetchDocument(port: number): Promise<Document> {
  return JSON.parse(await read(port, '/openapi.json'));
}

function listParameters({ paths, components }: Document, path: string): readonly Parameter[] {
  const references = paths[path]?.['get']?.parameters ?? [];
  return references.map(({ $ref }) => components.parameters[$ref.replace('#/components/parameters/', '')]!);
}

function schemasOf(document: Document, path: string): Readonly<Record<string, Parameter['schema']>> {
  return Object.fromEntries(listParameters(document, path).map(({ name, schema }) => [name, schema]));
}

/** Checks an answer against the description of its status. */
function expectAsDescribed(operation: Operation | undefined, { status, headers, body }: RawAnswer): void {
  const described = operation?.responses[status];
  expect(described, `${operation?.operationId} ${status}`).toBeDefined();
  expect(Object.keys(headers)).toEqual(
    expect.arrayContaining(Object.keys(described?.headers ?? {}).filter((name) => name !== 'x-service-warning')),
  );
  const [type, content] = Object.entries(described?.content ?? {})[0] ?? [];
  if (type === undefined) return;
  expect(headers['content-type']?.split(';')[0]).toBe(type);
  if (content?.schema === undefined) return;
  const value: unknown = type === 'application/json' ? JSON.parse(body.toString()) : body.toString();
  const isValid = ajv.validate(content.schema, value);
  expect([operation?.operationId, isValid, ajv.errors]).toEqual([operation?.operationId, true, null]);
}

describe('/openapi.json', () => {
  it('describes the answers of the routes that must be configured', async () => {
    const { port } = await serve(BILLING);
    const { headers, body } = await request(port, '/openapi.json');
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
    const document: Document = JSON.parse(body.toString());
    expect(document.paths).toHaveProperty('/checkout');
    // The parameters of a POST are in its body.
    expect(document.paths['/license/verify']?.['post']).toMatchObject({
      parameters: [],
      requestBody: {
        content: { 'application/json': { schema: { properties: { key: { type: 'string' } }, required: ['key'] } } },
      },
    });
    for (const [path, status] of [
      ['/license/verify', 400],
      ['/polar/webhooks', 403],
    ] as const) {
      const answer = await request(port, path, 'POST', 'Content-Length: 2\r\n\r\n{}');
      expect([path, answer.status]).toEqual([path, status]);
      expectAsDescribed(document.paths[path]?.['post'], answer);
    }
  });

  it('has the routes and parameters of /api', async () => {
    const document = await fetchDocument(service.port);
    const { endpoints } = JSON.parse(await read(service.port, '/api'));
    const paths = Object.values<{ paths: string[]; parameters: object }>(endpoints).flatMap(
      ({ paths: all, parameters }) =>
        all.map((path) => [path.replace(/:([a-z]+)/g, '{$1}'), Object.keys(parameters)] as const),
    );
    expect(Object.keys(document.paths)).toEqual(paths.map(([path]) => path));
    for (const [path, names] of paths) {
      const inQuery = listParameters(document, path).filter((parameter) => parameter.in === 'query');
      expect([path, inQuery.map(({ name }) => name)]).toEqual([path, names]);
    }
  });

  it('describes the options as they are read', async () => {
    const document = await fetchDocument(service.port);
    for (const [path, table] of [
      ['/avatar/{seed}.png', AVATAR_OPTIONS],
      ['/group', GROUP_OPTIONS],
    ] as const) {
      const schemas = schemasOf(document, path);
      for (const [name, row] of Object.entries<OptionRow>(table)) {
        if (row.inQuery === false) {
          expect(schemas).not.toHaveProperty(name);
          continue;
        }
        const schema = schemas[name] ?? {};
        const isAllowed = (value: unknown) => ajv.validate(schema, value);
        const text = row.kind === 'flag' ? '1' : row.example;
        const listed = typeof text === 'string' ? text.split(',') : [text];
        expect([name, isAllowed(schema['type'] === 'array' ? listed : text)]).toEqual([name, true]);
        const absent = row.kind === 'flag' ? String(Number(row.default)) : row.kind === 'ids' ? undefined : row.default;
        expect([name, schema['default']]).toEqual([name, absent]);
        if ('min' in row)
          expect([row.min, row.min - 1, row.max, row.max + 1].map(isAllowed)).toEqual([true, false, true, false]);
        if ('values' in row)
          expect([name, JSON.stringify(schema)]).toEqual([name, expect.stringContaining(JSON.stringify(row.values))]);
      }
    }
    const [docs] = [{ ...GROUP_OPTIONS, ...AVATAR_OPTIONS }];
    for (const parameter of listParameters(document, '/random')) {
      const { doc } = docs[parameter.name as keyof typeof docs];
      expect(parameter).toMatchObject({ description: expect.stringContaining(doc) });
      if (parameter.schema?.['type'] === 'array') expect(parameter).toMatchObject({ style: 'form', explode: false });
    }
  });
});

describe('its description of answers', () => {
  it('holds for a success of every path', async () => {
    const { paths } = await fetchDocument(service.port);
    for (const [path, { get }] of Object.entries(paths)) {
      if (get === undefined) continue;
      const target = path
        .replace('{seed}', 'ada')
        .replace('{version}', '0.24.0')
        .replace(/^\/group(?:\.png)?$/, '$&?seeds=a,b')
        .replace('/og/team.png', '$&?names=a,b');
      const answer = await request(service.port, target);
      expect([target, answer.status < 400]).toEqual([target, true]);
      expectAsDescribed(get, answer);
    }
  });

  it('holds for errors', async () => {
    const { paths } = await fetchDocument(service.port);
    const { port } = await serve({ rateLimit: 2, rasterizer: '@resvg/no-such-module' });
    const asked = [
      ['/avatar/{seed}', '/avatar/', 400],
      ['/avatar/{seed}.png', '/avatar/a.png', 501],
      ['/avatar/{seed}.svg', '/avatar/a.svg', 429],
      ['/group', '/group', 400],
      ['/og/blog/v{version}.png', '/og/blog/v9.9.9.png', 404],
      ['/og.png', '/og.png', 501],
    ] as const;
    for (const [path, target, status] of asked) {
      const answer = await request(port, target);
      expect([target, answer.status]).toEqual([target, status]);
      expectAsDescribed(paths[path]?.['get'], answer);
    }
  });
});
