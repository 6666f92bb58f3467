// Routes by which programs learn about the service (SPEC §2.3, §2.4).
import { VERSION } from '../version.js';
import type { Answer, Asked } from './answer.js';
import { keepByAddress } from './documents.js';
import { describeGet, describeJson, type Answer as DescribedAnswer, type Endpoint } from './endpoint.js';
import { CACHE, createJsonKind, flatten, COMMON_HEADERS, TYPES } from './headers.js';
import type { Host } from './host.js';
import { describeOpenApi } from './openapi.js';
import type { Schema } from './schema.js';
import { answerUnchanged, tagOf } from './tag.js';

const DOCUMENT = createJsonKind(CACHE.revalidate);
const HEALTH = flatten({ 'content-type': TYPES.json, ...COMMON_HEADERS, 'cache-control': CACHE.never });

function describeObject(properties: Schema): Readonly<Record<number, DescribedAnswer>> {
  return { 200: describeJson('The object.', properties) };
}

export const apiEndpoint = describeGet('api', ['/api'], 'What the service is, for people.', {
  answers: describeObject({ name: { const: 'navii' }, version: { const: VERSION }, endpoints: { type: 'object' } }),
});

export const openApiEndpoint = describeGet(
  'openapi',
  ['/openapi.json'],
  'What the service is, for programs: OpenAPI 3.1.',
  { answers: describeObject({ openapi: { type: 'string', pattern: String.raw`^3\.1\.` } }) },
);

export const healthEndpoint = describeGet(
  'health',
  ['/healthz'],
  'Whether the service is alive, and how many PNGs it keeps.',
  { answers: describeObject({ ok: { const: true }, pngCacheSize: { type: 'integer', minimum: 0 } }) },
);

/** A document that is the same at each request: hosts keep its compressed forms by its bytes. */
interface Kept {
  readonly body: Uint8Array;
  readonly tag: string;
}

function keep(text: string): Kept {
  return { body: new TextEncoder().encode(text), tag: tagOf('document', text) };
}

/** Answers with a document, which a client may have already. */
function answerDocument({ body, tag }: Kept, { ifNoneMatch }: Asked): Answer {
  return answerUnchanged(ifNoneMatch, tag, DOCUMENT) ?? { status: 200, headers: DOCUMENT.whole, body, tag };
}

function describeService(endpoints: readonly Endpoint[]): string {
  const entries = endpoints.map(({ name, paths, methods, description, parameters }) => {
    const rows = Object.entries(parameters).map(([key, { values, default: byDefault, description: doc }]) => {
      return [key, { values, default: byDefault, description: doc }] as const;
    });
    return [name, { paths, methods, description, parameters: Object.fromEntries(rows) }] as const;
  });
  return JSON.stringify({ name: 'navii', version: VERSION, endpoints: Object.fromEntries(entries) });
}

/**
 * Makes the answers that describe a service, by the names of their routes.
 *
 * @param endpoints - of all its routes
 */
export function createMetaAnswers<Origin>(
  endpoints: readonly Endpoint[],
  { png, baseOf }: Host<Origin>,
): Readonly<Record<string, (asked: Asked<Origin>) => Answer>> {
  const description = keep(describeService(endpoints));
  const openApi = describeOpenApi(endpoints);
  const describeAt = keepByAddress((url) => keep(JSON.stringify({ ...openApi, servers: [{ url }] })));
  return {
    api: (asked) => answerDocument(description, asked),
    openapi: (asked) => answerDocument(describeAt(baseOf(asked.origin)), asked),
    health: () => {
      return { status: 200, headers: HEALTH, body: JSON.stringify({ ok: true, pngCacheSize: png.count() }) };
    },
  };
}
