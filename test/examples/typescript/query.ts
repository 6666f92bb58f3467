import { catalogue, createAvatar, readAvatarOptions } from 'navii';

export function drawFromQuery(seed: string, query: URLSearchParams): string {
  const options = readAvatarOptions((name) => query.get(name) ?? undefined, catalogue);
  return createAvatar(seed, options);
}
