// Tests of the second names of options: `label` for `title`, and `styleHint` for `style`. All places take both, and they win in all.
import { describe, expect, it } from 'vitest';
import { createHandler } from '../../../lib/http/fetch.js';
import {
  avatarUrl,
  createAvatar,
  createEngine,
  createGroup,
  groupUrl,
  renderAvatar,
  selectAvatar,
  type AvatarOptions,
} from '../../../lib/index.js';
import { PACKS } from '../../../lib/packs/index.js';
import { run } from '../command/run-command.js';

const base = 'https://navii.example';
const handle = createHandler();
const packs = 'garden';
// A seed whose mascot differs with the style.
const seed = Array.from({ length: 100 }, (_, i) => `seed-${i}`).find(
  (each) => createAvatar(each, { packs, style: 'masc' }) !== createAvatar(each, { packs, style: 'femme' }),
) as string;

/** Draws a seed with options, in each of the places that take options. */
const PLACES: readonly (readonly [place: string, draw: (options: AvatarOptions) => string | Promise<string>])[] = [
  ['createAvatar', (options) => createAvatar(seed, options)],
  ['selectAvatar and renderAvatar', (options) => renderAvatar(selectAvatar(seed, options), options)],
  ['an engine', (options) => createEngine({ packs: PACKS }).createAvatar(seed, options)],
  ['avatarUrl', async (options) => (await handle(new Request(avatarUrl(seed, { base, ...options })))).text()],
  [
    'a query',
    async (options) =>
      (
        await handle(
          new Request(`${base}/avatar/${seed}?${String(new URLSearchParams(options as Record<string, string>))}`),
        )
      ).text(),
  ],
  [
    'the command',
    async (options) => {
      const flags = Object.entries(options).flatMap(([name, value]) => [
        `--${name.replace('H', '-h')}`,
        value as string,
      ]);
      return (await run([seed, ...flags])).out;
    },
  ],
];

describe.each(PLACES)('%s', (_, draw) => {
  it.each<[AvatarOptions, AvatarOptions]>([
    [{ label: 'Ada' }, { title: 'Ada' }],
    [{ label: 'Ada', title: 'Grace' }, { title: 'Ada' }],
    [
      { packs, styleHint: 'femme' },
      { packs, style: 'femme' },
    ],
    [
      { packs, styleHint: 'masc', style: 'femme' },
      { packs, style: 'masc' },
    ],
  ])('draws %j as %j', async (given, plain) => {
    expect((await draw(given)).trim()).toBe(createAvatar(seed, plain));
  });
});

it('a second name that is not valid is ignored', () => {
  const options = { packs, label: '', title: 'Ada', styleHint: 'male' as 'masc', style: 'masc' } as const;
  expect(createAvatar(seed, options)).toBe(createAvatar(seed, { packs, title: 'Ada', style: 'masc' }));
});

it('members of groups have both', () => {
  const member = { seed, packs };
  const group = createGroup(['a', { ...member, style: 'masc' }]);
  expect(createGroup(['a', { ...member, styleHint: 'masc', style: 'femme' }])).toBe(group);
  expect(createGroup(['a', { ...member, style: 'masc', label: 'Ada', title: 'Ada', src: 'ada.jpg' }])).toBe(group);
});

it('defaults of an engine have both', () => {
  const engine = createEngine({ packs: PACKS, defaults: { packs, styleHint: 'masc', style: 'femme' } });
  expect(engine.createAvatar(seed)).toBe(createAvatar(seed, { packs, style: 'masc' }));
  expect(() => createEngine({ defaults: { label: 'Ada' } as object })).toThrow(/^defaults: expected .*, got label$/);
});

describe('the title of a group', () => {
  const plain = createGroup(['ada', 'grace']);

  it.each([{ title: 'The "team"' }, { label: 'The "team"', title: 'Others' }])(
    'names the drawing: %j',
    async (options) => {
      const named = plain.replace('>', ' role="img" aria-label="The &quot;team&quot;">');
      expect(createGroup(['ada', 'grace'], options)).toBe(named);
      const answer = await handle(new Request(groupUrl(['ada', 'grace'], { base, ...options })));
      expect(await answer.text()).toBe(named);
    },
  );

  it('names no tile', () => {
    const seeds = ['ada', 'grace'];
    expect(createEngine().createGroupTiles(seeds, { title: 'Team' })).toEqual(createEngine().createGroupTiles(seeds));
  });
});
