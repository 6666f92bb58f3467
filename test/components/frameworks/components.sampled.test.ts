// Tests of the components, rendered on a server: they give the bytes of the engine for any props.
import { execFileSync, spawnSync } from 'node:child_process';
import fc from 'fast-check';
import {
  createAvatar,
  createEngine,
  MOODS,
  listPacks,
  listPalettes,
  createGroup,
  seedFromEmail,
  SHAPES,
  STYLES,
  type AvatarOptions,
} from 'navii';
import { definePack } from 'navii/authoring';
import * as core from 'navii/core';
import { neon } from 'navii/packs/neon';
import { describe, expect, it } from 'vitest';
import { drawPlaceholder } from '../../../components/element/placeholder.js';
import { printDrawing } from '../../../lib/render/svg.js';
import { sample } from '../../sample.js';
import { root } from '../../tools/root.js';
import { FRAMEWORKS } from './render.js';

const RUNS = sample(25, 250);
/** The same member twice: `distinct` makes them different. */
const TWINS = ['ada', 'ada'];
const HIDDEN = ' aria-hidden="true"';

/** Returns the drawing of the engine as it is in a page: without a name it is hidden from assistive technology. */
function hide(svg: string): string {
  return svg.includes(' role="img"') ? svg : svg.replace('>', `${HIDDEN}>`);
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
// The engine accepts spaces alone as a title. A name of only spaces and signs would be no name for screen readers.
const label = text.filter((words) => /[\p{L}\p{N}]/u.test(words));

const looks = fc.record({
  variant: maybe(fc.integer({ min: -1, max: 1000 })),
  palette: maybe(fc.constantFrom(...listPalettes().map(({ id }) => id))),
  background: maybe(fc.constantFrom('none', 'solid', 'ring')),
  colors: maybe(fc.constantFrom('#2bb5a8', ['#001F3F', 'fff', 'red'])),
  tileBg: maybe(fc.constantFrom('auto', '#ffc94a', 'rebeccapurple', 'no colour')),
  mood: maybe(fc.constantFrom(...MOODS)),
  packs: maybe(fc.subarray(listPacks().map(({ id }) => id))),
  style: maybe(fc.constantFrom(...STYLES)),
  parts: maybe(fc.constantFrom('topper:crown', { body: 'heart', topper: null }, 'body:none')),
}) as fc.Arbitrary<AvatarOptions>;

const avatars = fc.record({
  looks,
  own: fc.record({
    size: maybe(fc.oneof(fc.integer({ min: -5, max: 2000 }), fc.constant('64'))),
    shape: maybe(fc.constantFrom(...SHAPES)),
    scale: maybe(fc.integer({ min: 0, max: 120 })),
    flip: maybe(fc.boolean()),
    animated: maybe(fc.boolean()),
  }),
});

/** Renames options of the engine to the names of the components' props. */
function rename({ style, ...rest }: AvatarOptions): object {
  return { ...rest, styleHint: style };
}

describe.each(FRAMEWORKS)('in $name', ({ draw, drawCore, createComponents, escape }) => {
  /** Compares after undoing the framework's own escapes, in the one attribute that has free text. */
  const expectDrawing = (drawn: string, svg: string) =>
    expect(drawn).toBe(svg.replace(/ aria-label="[^"]*"/, (attribute) => escape(attribute)));

  it('an avatar equals createAvatar', async () => {
    const property = fc.asyncProperty(text, avatars, maybe(label), async (seed, given, called) => {
      const drawn = await draw('NaviiAvatar', { seed, label: called, ...rename(given.looks), ...given.own });
      expectDrawing(drawn, hide(createAvatar(seed, { ...given.looks, ...given.own, title: called })));
    });
    await fc.assert(property, { numRuns: RUNS });
  });

  it('a group equals createGroup', async () => {
    const members = fc.array(fc.tuple(text, looks), { minLength: 1, maxLength: 6 });
    const settings = fc.record({
      size: maybe(fc.integer({ min: 0, max: 300 })),
      overlap: maybe(fc.double({ min: -1, max: 1, noNaN: true })),
      max: maybe(fc.integer({ min: 0, max: 6 })),
      ring: maybe(fc.constantFrom('auto', '#123')),
      counterFill: maybe(fc.constantFrom('#123', 'none')),
      animated: maybe(fc.boolean()),
      distinct: maybe(fc.boolean()),
    });
    const property = fc.asyncProperty(members, settings, async (team, own) => {
      const seeds = team.map(([seed, options]) => ({ seed, ...rename(options) }));
      const svg = createGroup(
        team.map(([seed, options]) => ({ ...options, seed })),
        own,
      );
      expectDrawing(await draw('NaviiGroup', { seeds, ...own }), hide(svg));
    });
    await fc.assert(property, { numRuns: RUNS });
  });

  it('any props give a drawing', async () => {
    const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
    const names = ['seed', 'email', 'size', 'palette', 'mood', 'packs', 'styleHint', 'parts', 'label', 'alt', 'title'];
    const property = fc.asyncProperty(
      fc.record(Object.fromEntries(names.map((name) => [name, anything]))),
      fc.record(Object.fromEntries(['seeds', 'max', 'overlap', 'ring', 'label', 'animated'].map((n) => [n, anything]))),
      async (avatar, group) => {
        expect(await draw('NaviiAvatar', avatar)).toMatch(/^<svg .*<\/svg>$/);
        expect(await draw('NaviiGroup', group)).toMatch(/^(?:<svg .*<\/svg>|<!---->|)$/);
      },
    );
    await fc.assert(property, { numRuns: RUNS });
  });

  it('numbers, e-mail addresses and missing seeds work as in the elements', async () => {
    expect(await draw('NaviiAvatar', { seed: 42 })).toBe(hide(createAvatar('42')));
    expect(await draw('NaviiAvatar', { email: ' Ada@Example.org ' })).toBe(
      hide(createAvatar(seedFromEmail('ada@example.org'))),
    );
    expect(await draw('NaviiAvatar', { size: 32, shape: 'square', label: undefined })).toBe(
      hide(printDrawing(drawPlaceholder({ size: 32, shape: 'square' }))),
    );
    expect(await draw('NaviiGroup', {})).toMatch(/^(?:<!---->)?$/);
    expect(await draw('NaviiGroup', { seeds: 'ada, grace' })).toBe(hide(createGroup(['ada', 'grace'])));
  });

  it('the core has no packs, and an engine has the packs that it was made with', async () => {
    const props = { seed: 'ada', packs: 'neon', palette: 'neon-pink' };
    expect(await drawCore('NaviiAvatar', props)).toBe(hide(core.createAvatar('ada')));
    expect(await drawCore('NaviiGroup', { seeds: ['ada'] })).toBe(hide(core.createGroup(['ada'])));
    const mine = definePack({ id: 'mine', name: 'Mine', about: 'A pack of nothing.' });
    const components = createComponents(createEngine({ packs: [neon, mine] }));
    expect(await draw('NaviiAvatar', props, components)).toBe(hide(createAvatar('ada', props)));
  });

  it('the core leaves out the code of three options, and components of an engine have it', async () => {
    const address = { email: 'ada@example.org' };
    const placeholder = hide(printDrawing(drawPlaceholder({ size: 96, shape: 'circle' })));
    expect(await drawCore('NaviiAvatar', address)).toBe(placeholder);
    expect(await drawCore('NaviiAvatar', { seed: 'ada', colors: '#e50914' })).toBe(hide(core.createAvatar('ada')));
    const team = { seeds: TWINS, distinct: true };
    expect(await drawCore('NaviiGroup', team)).toBe(hide(core.createGroup(TWINS)));
    const mine = createComponents(core.createEngine());
    expect(await draw('NaviiAvatar', address, mine)).toBe(hide(core.createAvatar(seedFromEmail(address.email))));
    expect(await draw('NaviiAvatar', { seed: 'ada', colors: '#e50914' }, mine)).toBe(
      hide(core.createAvatar('ada', { colors: '#e50914' })),
    );
    expect(await draw('NaviiGroup', team, mine)).toBe(hide(core.createGroup(TWINS, { distinct: true })));
  });

  it('draws with the defaults of an engine', async () => {
    const engine = createEngine({ packs: [neon], defaults: { packs: 'neon', size: 32 } });
    const branded = createComponents(engine);
    expect(await draw('NaviiAvatar', { seed: 'ada' }, branded)).toBe(
      hide(createAvatar('ada', { packs: 'neon', size: 32 })),
    );
    expect(await draw('NaviiGroup', { seeds: ['ada'] }, branded)).toBe(hide(engine.createGroup(['ada'])));
  });

  it('a photo stands above the mascot, with its address escaped', async () => {
    const src = 'a.jpg?b="><script>alert()</script>&c';
    const avatar = await draw('NaviiAvatar', { seed: 'ada', src, shape: 'rounded' });
    expect(avatar).toContain(
      'src="a.jpg?b=&quot;&gt;&lt;script&gt;alert()&lt;/script&gt;&amp;c"/></foreignObject></g></svg>',
    );
    expect(avatar).toContain('clip-path="inset(0 round 24%)"');
    const group = await draw('NaviiGroup', { seeds: [{ seed: 'ada', src }, 'grace'] });
    expect(group.split('<img ')).toHaveLength(2);
    expect(group).not.toContain('<script');
  });

  describe('a name', () => {
    const open = async (props: object, name: 'NaviiAvatar' | 'NaviiGroup' = 'NaviiAvatar') => {
      const who = name === 'NaviiAvatar' ? { seed: 'ada' } : { seeds: [{ seed: 'ada', label: 'Ada' }, 'grace'] };
      const drawn = await draw(name, { ...who, ...props });
      return drawn.slice(0, drawn.indexOf('>') + 1);
    };

    it.each([
      [{ label: 'Ada' }, 'role="img" aria-label="Ada"'],
      [{ title: 'Ada' }, 'role="img" aria-label="Ada"'],
      [{ label: 'Ada', title: 'Countess' }, 'role="img" aria-label="Ada"'],
      [{ label: 'Ada', alt: 'Lady Ada' }, 'role="img" aria-label="Ada"'],
      [{ alt: 'Ada', title: 'Countess' }, 'role="img" aria-label="Ada"'],
      [{ alt: '', title: 'Countess' }, 'aria-hidden="true"'],
      [{ label: ' ' }, 'aria-hidden="true"'],
      [{ label: '' }, 'aria-hidden="true"'],
      [{ 'aria-label': 'Mine', label: 'Ada' }, 'role="img" aria-label="Mine"'],
      [{ 'aria-labelledby': 'it', label: 'Ada' }, 'role="img" aria-labelledby="it"'],
      [{ 'aria-label': undefined, label: 'Ada' }, 'role="img" aria-label="Ada"'],
      [{ role: 'button', label: 'Ada' }, 'aria-label="Ada" role="button"'],
      [{ role: 'presentation' }, 'role="presentation"'],
      [{ 'aria-hidden': 'true', label: 'Ada' }, 'role="img" aria-label="Ada" aria-hidden="true"'],
    ])('%o', async (props, end) => {
      expect(await open(props)).toMatch(new RegExp(`stroke-linecap="round" ${end}>$`));
    });

    it('of a group lists its members, or is the given label', async () => {
      expect(await open({}, 'NaviiGroup')).toContain(' role="img" aria-label="Ada and 1 more"');
      const titled = [{ seed: 'ada', title: 'Ada' }, 'grace'];
      expect(await open({ seeds: titled }, 'NaviiGroup')).toContain(' role="img" aria-label="Ada and 1 more"');
      expect(await open({ label: 'Team' }, 'NaviiGroup')).toContain(' role="img" aria-label="Team"');
      expect(await open({ alt: '' }, 'NaviiGroup')).toContain(HIDDEN);
    });

    it('is kept beside attributes that an author adds to the root', async () => {
      const others = { id: 'me', 'data-who': 'ada', width: '100%', animated: true };
      const drawn = await open({ ...others, class: 'face' });
      for (const attribute of ['id="me"', 'data-who="ada"', 'width="100%"', 'height="96"']) {
        expect(drawn).toContain(` ${attribute}`);
      }
      expect(drawn).toMatch(/ class="navii-d\d face"/);
    });
  });
});

it('React ignores children and markup of an author', async () => {
  const [react] = FRAMEWORKS;
  const props = { seed: 'ada', children: 'x', dangerouslySetInnerHTML: { __html: 'x' } };
  expect(await react?.draw('NaviiAvatar', props)).toBe(hide(createAvatar('ada')));
});

it.each(['react', 'preact', 'vue/core'])('navii/%s prints hints about ignored props in development', (entry) => {
  const program = `
    import { createComponents } from 'navii/${entry}';
    import { createEngine } from 'navii';
    const { NaviiAvatar } = createComponents(createEngine());
    (NaviiAvatar.render ?? NaviiAvatar)({ seed: 'ada', mood: 'hapy', palete: 'mint' }, { attrs: { palete: 'mint' } });`;
  const args = ['--input-type=module', '--eval', program];
  const say = (env: string) =>
    spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: env } }).stderr;
  expect(say('development')).toBe(
    'navii: mood "hapy" is ignored; neutral, happy, serious, sleepy, wink; or several, separated by commas; did you mean happy?\n' +
      'navii: option "palete" is ignored; did you mean palette?\n',
  );
  expect(say('production')).toBe('');
});

it('navii/vue/core says in development what it leaves out, and where it is', () => {
  const program = `
    import { NaviiAvatar, NaviiGroup } from 'navii/vue/core';
    for (const props of [{ email: 'ada@example.org' }, { seed: 'ada', colors: '#f00' }]) NaviiAvatar(props, { attrs: {} });
    NaviiGroup({ seeds: 'ada, grace', distinct: true }, { attrs: {} });`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  });
  const say = (name: string): string =>
    `navii: ${name} is ignored; the components of createComponents(createEngine()) have it\n`;
  expect(stderr).toBe(['email', 'colors', 'distinct'].map(say).join(''));
});

// The React build for server components has neither state nor effects.
it.each(['navii/react', 'navii/react/core'])('%s loads among server components', (entry) => {
  const program = `
    import * as React from 'react';
    import { NaviiAvatar } from '${entry}';
    const { type, props } = NaviiAvatar.render({ seed: 'ada', size: 48 }, null);
    console.log(JSON.stringify(['useState' in React, type, props.width]));`;
  const args = ['--conditions=react-server', '--input-type=module', '--eval', program];
  expect(JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }))).toEqual([
    false,
    'svg',
    '48',
  ]);
});

it.each([
  ['navii/define', false],
  ['navii/define/core', false],
  ['navii/picker', true],
])('%s among server components: the picker is there: %s', (entry, hasPicker) => {
  const program = `console.log('NaviiPickerElement' in (await import('${entry}')));`;
  const args = ['--conditions=react-server', '--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stdout).toBe(`${hasPicker}\n`);
  expect(stderr).toContain("'use client'");
});
