// A mascot in a few words, as an alternative text. Most of the words are the ids themselves.
import type { Selection } from '../choose/select.js';
import type { AvatarSettings } from '../options/schema.js';
import type { Part } from '../parts/part.js';
import { prints } from '../parts/stencil.js';
import { nameStatus, type BadgeSettings } from './badge.js';
import { STILL } from './svg.js';

/** The words for eyes that are not simply open, by the last word of their id, if the words differ from it. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  wink: 'winking',
  sleepy: 'asleep',
  squint: 'squinting',
  joy: 'beaming',
  giggle: 'giggling',
  crossed: 'eyes crossed out',
};

const SIZES: Readonly<Record<string, string>> = { small: 'small-eyed', large: 'big-eyed' };
const SPACINGS: Readonly<Record<string, string>> = { close: 'eyes close together', wide: 'eyes far apart' };
const POSES: Readonly<Record<string, string>> = {
  wave: 'waving',
  cheer: 'cheering',
  behind: 'hands behind the back',
  'hands-on-cheeks': 'hands on cheeks',
};

/** The smallest lean that people notice, in degrees. */
const LEANING = 3;

function wordsOf(id: string): string {
  return id.replaceAll('-', ' ');
}

/** `cat-ears` becomes `cat-eared`, and `horns` becomes `horned`. Other toppers have no adjective. */
function adjectiveOf(topper: string): string | undefined {
  return /(?:^|-)(?:ear|horn)s$/.test(topper) ? `${topper.slice(0, -1)}ed` : undefined;
}

/** Exchanges left and right, as a mirror does. */
function mirror(words: string): string {
  return words.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'));
}

/** Joins the texts that are not empty. */
function joinTexts(texts: readonly (string | false | undefined)[], sign: string): string {
  return texts.filter(Boolean).join(sign);
}

function joinWords(parts: readonly Part[]): string {
  return parts.map(({ id }) => wordsOf(id)).join(' and ');
}

/**
 * Describes a selection as it is drawn: "big-eyed mint cat-eared mascot with bright bow tie, winking". Given colours have no
 * name.
 */
export function describeSelection(
  selection: Selection,
  settings: Pick<AvatarSettings, 'colors' | 'flip'> & BadgeSettings,
): string {
  const { colors, flip } = settings;
  const { palette, body, accent, topper, outfit, accessory, eyes, brows, gaze, tilt } = selection;
  const { anchors } = body.layers();
  const adjective = topper && adjectiveOf(topper.id);
  const looks = [
    SIZES[selection.eyeSize],
    colors === undefined && wordsOf(palette.id),
    adjective ?? wordsOf(body.id),
    'mascot',
  ];
  const worn = [adjective === undefined ? topper : undefined, outfit, accessory].filter((part) => part !== undefined);
  // The accent stands before those that have it: "with lantern and bright crown".
  const takesAccent = (part: Part): boolean => prints(part, ['accent', 'accentShade'], anchors, STILL);
  const [plain, tinted] = [worn.filter((part) => !takesAccent(part)), worn.filter(takesAccent)];
  const things = joinTexts([joinWords(plain), tinted.length > 0 && `${accent} ${joinWords(tinted)}`], ' and ');
  const isOpen = eyes?.kind !== 'closed' && eyes?.kind !== 'lidded';
  const looksAside = gaze !== 'ahead' && eyes && prints(eyes, ['leftPupil', 'rightPupil', 'gaze'], anchors, STILL);
  const side = flip ? mirror : (words: string): string => words;
  const details = [
    !isOpen && (EXPRESSIONS[eyes.id.replace(/^.*-/, '')] ?? wordsOf(eyes.id)),
    brows && `${brows.id === 'dots' ? 'dotted' : wordsOf(brows.id)} brows`,
    looksAside && `looking ${side(wordsOf(gaze))}`,
    eyes?.kind === 'cyclops' ? 'one eye' : SPACINGS[selection.eyeSpacing],
    selection.faceHeight !== 'middle' && `face set ${selection.faceHeight}`,
    POSES[selection.arms?.id ?? ''],
    Math.abs(tilt) >= LEANING && `leaning ${side(tilt < 0 ? 'left' : 'right')}`,
    nameStatus(settings),
  ];
  return joinTexts([joinTexts([...looks, things && `with ${things}`], ' '), ...details], ', ');
}
