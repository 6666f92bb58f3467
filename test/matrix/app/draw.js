// The drawings of every bundler and every runtime: one text over 200 seeds and every kind of option.

/** @typedef {Pick<typeof import('navii'), 'createAvatar' | 'selectAvatar' | 'createGroup' | 'createGroupTiles'>} Draws */

const SIZES = [16, 33.5, 64, 96, 256, 1024, 5000];
const MOODS = [undefined, 'happy', 'serious', 'sleepy', 'wink'];
const TILES = [undefined, 'auto', '#fa0', 'oklch(70% 0.1 200)', 'hsl(120 100% 25% / 0.5)', 'rebeccapurple'];
const SHAPES = ['circle', 'rounded', 'square'];
const STYLES = [undefined, 'femme', 'masc', 'neutral'];
const PARTS = [undefined, 'body:heart,topper:crown', { eyes: 'wide', cheeks: null }, { antenna: 'none' }];
const WORDS = [
  'Ada',
  'Łukasz',
  '山田 太郎',
  'Ünï©ødé',
  '🦄👩‍🚀',
  'a b@example.org',
  '<&"\'>',
  'x'.repeat(300),
  '\ud800 alone',
];

/** Makes a text for each number, the difficult kinds of text first. */
const seedOf = (/** @type {number} */ at) => (at < WORDS.length ? WORDS[at] : `${WORDS[at % 7]} ${at * 7919}`) ?? '';

/**
 * Makes the options of one drawing. Every list has another length, so there are many combinations.
 *
 * @param {number} n
 * @param {readonly (readonly string[])[]} packs
 * @returns {import('navii').AvatarOptions}
 */
function optionsOf(n, packs) {
  const pick = (/** @type {readonly any[]} */ list, /** @type {number} */ at) => list[at % list.length];
  return {
    size: pick(SIZES, n),
    mood: pick(MOODS, n + (n >> 3)),
    packs: pick(packs, n),
    tileBg: pick(TILES, n + (n >> 4)),
    shape: pick(SHAPES, n + (n >> 1)),
    style: pick(STYLES, n >> 2),
    parts: pick(PARTS, n + (n >> 2)),
    animated: n % 4 === 0,
    title: n % 9 === 0 ? seedOf(n % 11) : undefined,
  };
}

/**
 * Draws everything.
 *
 * @param {Draws & Pick<typeof import('navii'), 'describeAvatar' | 'createSeed'>} navii
 * @param {readonly string[]} packs those that the options may name
 */
export function drawAll(navii, packs) {
  const lists = [[], packs, ...packs.map((pack) => [pack]), packs.slice(0, 2), ['no-such-pack', ...packs.slice(-1)]];
  const drawn = [];
  for (let at = 0; at < 200; at += 1) {
    const seed = seedOf(at);
    for (let n = at * 11; n < at * 11 + 11; n += 1) drawn.push(navii.createAvatar(seed, optionsOf(n, lists)));
    drawn.push(JSON.stringify(navii.selectAvatar(seed, optionsOf(at, lists))));
    drawn.push(navii.describeAvatar(navii.selectAvatar(seed)), navii.createSeed({ email: `${seed}@example.org` }));
    if (at % 5 > 0) continue;
    const seeds = [
      seed,
      { seed: seedOf(at + 1), packs },
      seedOf(at + 2),
      { seed: seedOf(at + 3), mood: 'wink' },
      'zoë',
    ];
    const members = /** @type {Parameters<Draws['createGroup']>[0]} */ (seeds);
    drawn.push(
      navii.createGroup(members, { size: 48, max: (at % 6) + 1, overlap: (at % 9) / 10, animated: at % 2 > 0 }),
    );
    drawn.push(
      navii.createGroup(members, { ring: 'auto', tileBg: '#fff4d6', counterFill: '#123', counterInk: 'white' }),
    );
    drawn.push(...navii.createGroupTiles(members, { size: 40 }));
  }
  return drawn.join('\n');
}
