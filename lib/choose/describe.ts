// A short alternative text from a spec, in words that the ids already are.
import type { AvatarSpec } from '../spec.js';

const EXPRESSIONS: Readonly<Record<string, string>> = {
  wink: 'winking',
  sleepy: 'sleepy',
  squint: 'squinting',
};

function wordsOf(id: string): string {
  return id.replaceAll('-', ' ');
}

/** `cat-ears` becomes `cat-eared`, `horns` becomes `horned`; other toppers are named after the mascot. */
function adjectiveOf(topper: string): string | undefined {
  const match = /^(?:(.+)-)?(ear|horn)s$/.exec(topper);
  return match ? `${match[1] === undefined ? '' : `${match[1]}-`}${match[2]}ed` : undefined;
}

/**
 * Describes a mascot in a few words, for use as alternative text: "mint cat-eared mascot, winking".
 *
 * @param spec - a spec from `selectAvatar`
 * @example
 * describe(selectAvatar('ada', { palette: 'mint', mood: 'wink' })); // 'mint …
 */
export function describe(spec: AvatarSpec): string {
  const adjective = spec.topper === null ? undefined : adjectiveOf(spec.topper);
  const looks = [wordsOf(spec.palette), adjective ?? wordsOf(spec.body), 'mascot'].join(' ');
  const worn = [adjective === undefined ? spec.topper : null, spec.outfit, spec.accessory].filter((id) => id !== null);
  const wearing = worn.length > 0 ? ` with ${worn.map(wordsOf).join(' and ')}` : '';
  const expression = spec.eyes === null ? undefined : EXPRESSIONS[spec.eyes];
  return expression === undefined ? looks + wearing : `${looks}${wearing}, ${expression}`;
}
