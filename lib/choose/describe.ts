// A short alternative text of a spec. Most of its words are the ids themselves.
import type { AvatarSettings } from '../options/schema.js';
import type { AvatarSpec } from '../spec.js';

/** Words for the eyes that are not simply open. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  wink: 'winking',
  sleepy: 'asleep',
  squint: 'squinting',
  joy: 'beaming',
  giggle: 'giggling',
};

/** Eyes that show the gaze. The others have no pupils. */
const GAZING: ReadonlySet<string | null> = new Set([
  'wide',
  'bead',
  'oval',
  'button',
  'wink',
  'cyclops',
  'iris',
  'sparkle',
  'lashes',
]);

const SIZES: Readonly<Record<string, string>> = { small: 'small-eyed', large: 'big-eyed' };
const SPACINGS: Readonly<Record<string, string>> = { close: 'eyes close together', wide: 'eyes far apart' };
const HEIGHTS: Readonly<Record<string, string>> = { low: 'face set low', high: 'face set high' };
const POSES: Readonly<Record<string, string>> = {
  wave: 'waving',
  cheer: 'cheering',
  behind: 'hands behind the back',
  'hands-on-cheeks': 'hands on cheeks',
};

/** Least degrees of a lean that one notices. */
const LEANING = 3;

function wordsOf(id: string): string {
  return id.replaceAll('-', ' ');
}

/** `cat-ears` becomes `cat-eared`, and `horns` becomes `horned`. Other toppers have no adjective. */
function adjectiveOf(topper: string): string | undefined {
  const match = /^(?:(.+)-)?(ear|horn)s$/.exec(topper);
  return match ? `${match[1] === undefined ? '' : `${match[1]}-`}${match[2]}ed` : undefined;
}

function leanOf(tilt: number): string | undefined {
  return Math.abs(tilt) < LEANING ? undefined : `leaning ${tilt < 0 ? 'left' : 'right'}`;
}

/**
 * Describes a mascot in a few words, for use as alternative text: "big-eyed mint cat-eared mascot with bright bow tie, winking".
 *
 * @param spec - a spec from `selectAvatar`
 * @example
 * describe(selectAvatar('ada', { palette: 'mint', mood: 'wink' })); // '…mint …
 */
export function describe(spec: AvatarSpec): string {
  const adjective = spec.topper === null ? undefined : adjectiveOf(spec.topper);
  const looks = [SIZES[spec.eyeSize], wordsOf(spec.palette), adjective ?? wordsOf(spec.body), 'mascot'];
  const worn = [adjective === undefined ? spec.topper : null, spec.outfit, spec.accessory].filter((id) => id !== null);
  const wearing = worn.length > 0 ? [`with ${spec.accent} ${worn.map(wordsOf).join(' and ')}`] : [];
  const details = [
    EXPRESSIONS[spec.eyes ?? ''],
    spec.brows === null ? undefined : `${spec.brows === 'dots' ? 'dotted' : wordsOf(spec.brows)} brows`,
    spec.gaze !== 'ahead' && GAZING.has(spec.eyes) ? `looking ${wordsOf(spec.gaze)}` : undefined,
    SPACINGS[spec.eyeSpacing],
    HEIGHTS[spec.faceHeight],
    POSES[spec.arms ?? ''],
    leanOf(spec.tilt),
  ];
  return [[...looks, ...wearing], ...details.map((detail) => [detail])]
    .map((words) => words.filter((word) => word !== undefined && word !== '').join(' '))
    .filter((words) => words !== '')
    .join(', ');
}

/** Describes a mascot as it is drawn with settings: colours of one's own have no name. */
export function describeDrawn(spec: AvatarSpec, { colors }: Pick<AvatarSettings, 'colors'>): string {
  return describe(colors === undefined ? spec : { ...spec, palette: '' });
}
