// The query string as a source of option values. It is parsed as the URL standard says, which never fails.
import type { Context } from 'koa';
import { type AvatarSettings, catalogue, readAvatarOptions, type ValueOf } from 'navii';

/** The query of a request. */
export function queryOf(ctx: Context): URLSearchParams {
  return new URLSearchParams(ctx.querystring);
}

/** Values by name; the first one wins where a parameter repeats. */
export function valuesOfQuery(query: URLSearchParams): ValueOf {
  return (name) => query.get(name) ?? undefined;
}

/** Avatar options of a request. */
export function readAvatarQuery(ctx: Context): AvatarSettings {
  return readAvatarOptions(valuesOfQuery(queryOf(ctx)), catalogue);
}
