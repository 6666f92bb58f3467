// Invented names that one can say, in a fixed order: the same number is always the same name, and no name comes twice.

// One consonant and one vowel. Left out is what sounds like an insult in one language or another.
const SYLLABLES: readonly string[] = (
  'ba be bi bo da de di do du ja je jo ka ke ko la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru sa se si ' +
  'so su ta te to tu va ve vi vo vu za ze zo zu ya ye yo yu ha he hi'
).split(' ');

/** How a name begins. */
const BEGINNINGS: readonly string[] = [
  ...'A E I O U Bra Bre Bri Bro Dra Dri Dro Fa Fe Fi Fla Flo Fre Fri Kla Klo Kri Plu Sha She Shi Sho'.split(' '),
  ...'Ska Sky Sla Sno Spi Sta Ste Sto Tha The Thi Tra Tre Tri Tro Wa We Wi Zwi'.split(' '),
  ...SYLLABLES.map((syllable) => syllable.charAt(0).toUpperCase() + syllable.slice(1)),
];

const ENDINGS: readonly string[] = ['', 'n', 'l', 'r', 's', 'm', 'x', 'th'];

/** Names of so many syllables, the shortest first. */
interface NameClass {
  /** Syllables between the beginning and the ending. */
  readonly syllables: number;
  readonly count: number;
  /** Added for each further name: neighbours in the order share no letters. */
  readonly stride: number;
}

function findCoprime(count: number): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  // Products with any place have to be exact. A little below the limit, as the next coprime number is found upwards.
  const largest = Math.floor(Number.MAX_SAFE_INTEGER / count) - 64;
  // Near the golden section, where that is small enough.
  let stride = Math.min(Math.floor(count * 0.618), 4_000_037, largest);
  while (gcd(stride, count) !== 1) stride += 1;
  return stride;
}

const CLASSES: readonly NameClass[] = [1, 2, 3, 4].map((syllables) => {
  const count = BEGINNINGS.length * SYLLABLES.length ** syllables * ENDINGS.length;
  return { syllables, count, stride: findCoprime(count) };
});

/** Names that there are; after the last one they begin anew, with a number. */
export const NAME_COUNT: number = CLASSES.reduce((sum, { count }) => sum + count, 0);

/**
 * The name of a number.
 *
 * @param number - a whole number from 1 on
 */
export function nameAt(number: number): string {
  const round = Math.floor((number - 1) / NAME_COUNT);
  let left = (number - 1) % NAME_COUNT;
  for (const { syllables, count, stride } of CLASSES) {
    if (left >= count) {
      left -= count;
      continue;
    }
    let place = (left * stride) % count;
    const ending = ENDINGS[place % ENDINGS.length] as string;
    place = Math.floor(place / ENDINGS.length);
    let middle = '';
    for (let syllable = 0; syllable < syllables; syllable += 1) {
      middle += SYLLABLES[place % SYLLABLES.length] as string;
      place = Math.floor(place / SYLLABLES.length);
    }
    return (BEGINNINGS[place] as string) + middle + ending + (round === 0 ? '' : ` ${round + 1}`);
  }
  return '';
}

// Pieces that no name for a friend should have, though its syllables are harmless by themselves.
const UNKIND =
  /sata|seme|nude|moro|lose|sida|teta|bite|zorra|deade|nazi|bone[rl]|kaka|kako|hitle|rapi|lora?x|tumo|dumb|shita|shito|anal|anus|sadis|dies/i;

/** Whether one would like to be called so. */
export function isKind(name: string): boolean {
  return !UNKIND.test(name);
}
