// The OpenAPI 3.1 document of the service, from the descriptions of its routes.
import { VERSION } from '../version.js';
import type { AnswerDescription, Parameter, Schema } from './describe.js';
import type { Route } from './route.js';

type AnyRoute = Route<never, never>;
type Json = Readonly<Record<string, unknown>>;
/** Puts a parameter among those that operations share, and returns a reference to it. */
type Share = (owner: string, name: string, parameter: Json) => Json;

const ABOUT =
  'Mascot avatars from any text. A value that makes no sense counts as absent, a number out of range is ' +
  'clamped. HEAD is GET without a body, OPTIONS is 204, every origin may read answers.';

// Errors of every route that makes a PNG (SPEC §7).
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
    headers: { 'retry-after': 'Seconds after which to ask again.' },
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
    // The items stand in one value, with commas between them.
    ...(schema['type'] === 'array' ? { style: 'form', explode: false } : {}),
    schema,
  };
}

function makeBody(parameters: Route['parameters']): Json {
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

function makeAnswers(path: string, answers: Route['answers'] = {}): Json {
  const isPng = path.endsWith('.png');
  const own = Object.entries<AnswerDescription>({ ...answers, ...(isPng ? PNG_ERRORS : {}) }).map(
    ([status, answer]) => {
      return [status, makeAnswer(isPng && status === '200' ? { ...answer, type: 'image/png' } : answer)] as const;
    },
  );
  // Every path has other errors too, such as 414 for an address that is too long.
  const other: Json = { description: 'Any other error, never stored.' };
  return { ...Object.fromEntries(own), '4XX': other, default: other };
}

/**
 * Names an operation: `avatar` for the first path of a route, `avatarSvg` and `avatarPng` for the same with a suffix.
 */
function nameOperation(name: string, path: string, index: number): string {
  const suffix = path.slice(path.lastIndexOf('.') + 1);
  return index === 0 ? name : `${name}${suffix.charAt(0).toUpperCase()}${suffix.slice(1)}`;
}

function makeOperations(route: AnyRoute, path: string, index: number, share: Share): Json {
  const { name, description, tag, parameters, segments = {}, answers } = route;
  const template = path.replace(/:([a-z]+)/g, '{$1}');
  const own = Object.entries(segments)
    .filter(([segment]) => template.includes(`{${segment}}`))
    .map(([segment, parameter]) => share(name, segment, makeParameter(segment, 'path', parameter)));
  const operations = route.methods.map((method) => {
    const inQuery = Object.entries(method === 'POST' ? {} : parameters);
    const queryParameters = inQuery.map(([key, parameter]) => share(name, key, makeParameter(key, 'query', parameter)));
    const operation = {
      operationId: nameOperation(name, path, index),
      summary: description,
      tags: [tag],
      parameters: [...own, ...queryParameters],
      ...(method === 'POST' ? { requestBody: makeBody(parameters) } : {}),
      responses: makeAnswers(path, answers),
    };
    return [method.toLowerCase(), operation] as const;
  });
  return { [template]: Object.fromEntries(operations) };
}

/**
 * Describes the service.
 *
 * @returns the document without `servers`: where the service is depends on the request
 */
export function describeOpenApi(routes: readonly AnyRoute[]): Json {
  const shared = new Map<string, Json>();
  const share: Share = (owner, name, parameter) => {
    // `size` of an avatar differs from `size` of a group: the second one is named after its owner, `group.size`.
    const known = shared.get(name);
    const key = known === undefined || JSON.stringify(known) === JSON.stringify(parameter) ? name : `${owner}.${name}`;
    shared.set(key, parameter);
    return { $ref: `#/components/parameters/${key}` };
  };
  const paths = routes.flatMap((route) => route.paths.map((path, index) => makeOperations(route, path, index, share)));
  return {
    openapi: '3.1.0',
    info: { title: 'Navii', version: VERSION, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    // Nothing needs a key (SPEC §5): a webhook is signed, which OpenAPI has no word for.
    security: [],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: Object.assign({}, ...paths) as Json,
    components: { parameters: Object.fromEntries(shared) },
  };
}
