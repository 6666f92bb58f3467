// The routes of the API, the most asked one first, and what every one of them does with a method that it lacks.
import { answerLine, describePreflight, type Answer, type Asked, type Soon } from './answer.js';
import { avatarEndpoint, createAvatarAnswer } from './avatar.js';
import type { Endpoint } from './endpoint.js';
import { answerGroup, groupEndpoint } from './group.js';
import { flatten } from './headers.js';
import type { Host } from './host.js';
import { apiEndpoint, createMetaAnswers, healthEndpoint, openApiEndpoint } from './meta.js';
import { createRandomAnswer, randomEndpoint } from './random.js';

/** A route of the API. */
export interface Route<Origin> {
  /** Key of the route in `/api`. */
  readonly name: string;
  /** Answers GET and HEAD. */
  readonly answer: (asked: Asked<Origin>) => Soon<Answer>;
}

/** The routes of the API, on a host. */
export interface Api<Origin> {
  /** The route of a path, if there is one. */
  readonly find: (path: string) => Route<Origin> | undefined;
}

/** The routes that draw, and those that describe them. */
export const API_ENDPOINTS: readonly Endpoint[] = [avatarEndpoint, randomEndpoint, groupEndpoint];
export const META_ENDPOINTS: readonly Endpoint[] = [apiEndpoint, openApiEndpoint, healthEndpoint];

/** Methods of every route of the API. */
const METHODS = 'GET, HEAD, OPTIONS';
const OPTIONS: Answer = { status: 204, headers: flatten(describePreflight(METHODS)), body: '' };
const NOT_ALLOWED: Answer = answerLine(405, 'Method not allowed', ['allow', METHODS]);

/**
 * Puts the routes together.
 *
 * @param endpoints - of all routes of the service, for its descriptions
 */
export function createApi<Origin>(endpoints: readonly Endpoint[], host: Host<Origin>): Api<Origin> {
  const avatar: Route<Origin> = { name: avatarEndpoint.name, answer: createAvatarAnswer(host) };
  const answers: Readonly<Record<string, Route<Origin>['answer']>> = {
    random: createRandomAnswer(host),
    group: (asked) => answerGroup(asked, host.takeTurn),
    ...createMetaAnswers(endpoints, host),
  };
  const routes = new Map<string, Route<Origin>>([
    ['/avatar', avatar],
    ...[randomEndpoint, groupEndpoint, ...META_ENDPOINTS].flatMap(({ name, paths }) => {
      const answer = answers[name];
      return answer === undefined ? [] : paths.map((path) => [path, { name, answer }] as const);
    }),
  ]);
  return { find: (path) => (path.startsWith('/avatar/') ? avatar : routes.get(path)) };
}

/** Answers a request to a route, whatever its method. */
export function answerRoute<Origin>({ answer }: Route<Origin>, asked: Asked<Origin>): Soon<Answer> {
  if (asked.method === 'GET' || asked.method === 'HEAD') return answer(asked);
  return asked.method === 'OPTIONS' ? OPTIONS : NOT_ALLOWED;
}
