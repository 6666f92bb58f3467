// Invented names that are easy to say, in a fixed order: a number always gives the same name, and no name comes twice.

// One consonant and one vowel. Syllables that sound like an insult in some language are left out.
const SYLLABLES: readonly string[] = (
  'ba be bi bo da de di do du ja je jo ka ke ko la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru sa se si ' +
  'so su ta te to tu va ve vi vo vu za ze zo zu ya ye yo yu ha he hi'
).split(' ');

/** First syllables. */
const BEGINNINGS: readonly string[] = [
  ...'A E I O U Bra Bre Bri Bro Dra Dri Dro Fa Fe Fi Fla Flo Fre Fri Kla Klo Kri Plu Sha She Shi Sho'.split(' '),
  ...'Ska Sky Sla Sno Spi Sta Ste Sto Tha The Thi Tra Tre Tri Tro Wa We Wi Zwi'.split(' '),
  ...SYLLABLES.map((syllable) => syllable.charAt(0).toUpperCase() + syllable.slice(1)),
];

const ENDINGS: readonly string[] = ['', 'n', 'l', 'r', 's', 'm', 'x', 'th'];

// All names with the same number of syllables between the beginning and the ending. A step leads from one name to the next. It is
// coprime to their number, and large, so that neighbours share few letters; its product with any index is exact.
const CLASSES = [31_447, 1_886_633, 4_000_037, 819_511].map((stride, index) => {
  const syllables = index + 1;
  return { syllables, stride, count: BEGINNINGS.length * SYLLABLES.length ** syllables * ENDINGS.length };
});

/** The number of different names. After the last one they start again, with a number added. */
export const NAME_COUNT: number = CLASSES.reduce((sum, { count }) => sum + count, 0);

/**
 * Returns the name for a number.
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
    let index = (left * stride) % count;
    const ending = ENDINGS[index % ENDINGS.length] as string;
    index = Math.floor(index / ENDINGS.length);
    let middle = '';
    for (let syllable = 0; syllable < syllables; syllable += 1) {
      middle += SYLLABLES[index % SYLLABLES.length] as string;
      index = Math.floor(index / SYLLABLES.length);
    }
    return (BEGINNINGS[index] as string) + middle + ending + (round === 0 ? '' : ` ${round + 1}`);
  }
  return '';
}

// Words that a name must not contain, although each syllable alone is harmless.
const OFFENSIVE =
  /sata|seme|nude|moro|lose|sida|teta|bite|zorra|deade|nazi|bone[rl]|kaka|kako|hitle|rapi|lora?x|tumo|dumb|shit|anal|anus|sadis|dies/i;

/** Whether a name contains no offensive word. */
export function isHarmless(name: string): boolean {
  return !OFFENSIVE.test(name);
}
