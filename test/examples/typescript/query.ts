import { catalogue, createAvatar, readAvatarOptions } from 'navii';

export function drawFromQuery(seed: string, query: URLSearchParams): string {
  const options = readAvatarOptions((name) => query.get(name) ?? undefined, catalogue);
  return createAvatar(seed, options);
}

/** In Express, `req.query` is an object, whose values may be lists. */
export function drawFromRequest(seed: string, req: { readonly query: Readonly<Record<string, unknown>> }): string {
  return createAvatar(
    seed,
    readAvatarOptions((name) => req.query[name], catalogue),
  );
}
