// Links to the playground of the landing page.
import type { AvatarOptions } from '../../lib/index.js';

/** Address of the playground with a mascot in it. */
export function linkToPlayground(seed: string, options: AvatarOptions): string {
  const query = new URLSearchParams({ seed });
  for (const [name, value] of Object.entries(options)) query.set(name, String(value));
  return `/?${query.toString()}#playground`;
}
