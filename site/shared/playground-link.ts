// Links to the playground of the landing page.
import type { AvatarOptions } from '../../lib/index.js';

/** The query under which the playground shows a mascot. */
export function writePlaygroundQuery(seed: string, options: Iterable<readonly [name: string, value: unknown]>): string {
  const query = new URLSearchParams({ seed });
  for (const [name, value] of options) query.set(name, String(value));
  return query.toString();
}

/** Address of the playground with a mascot in it. */
export function linkToPlayground(seed: string, options: AvatarOptions | Readonly<Record<string, string>>): string {
  return `/?${writePlaygroundQuery(seed, Object.entries(options))}#playground`;
}
