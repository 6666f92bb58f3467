// Tests of attributes and properties, option by option.
import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import type { GroupMember, GroupSeeds, NaviiAvatarElement, NaviiGroupElement } from '../../../components/index.js';
import { AVATAR_PROPERTIES, GROUP_PROPERTIES, type PropertyTable } from '../../../components/rows.js';
import { seedFromEmail, type AvatarOptions, type GroupOptions } from '../../../lib/index.js';
import { toKebab } from '../../../lib/options/words.js';
import { PROXIES } from '../../lib/options/proxies.js';
import { clear, mount } from '../mount.js';

afterEach(clear);

type Row = readonly [attribute: string, text: string, property: string, value: unknown];

/** Makes a row for each property, with its example. */
function listExamples(table: PropertyTable): Row[] {
  return Object.entries(table).flatMap(([name, { kind, example }]) =>
    kind === 'email'
      ? []
      : [[toKebab(name), kind === 'flag' ? '' : String(example), name, kind === 'flag' ? true : example] as const],
  );
}

const AVATAR_ROWS: readonly Row[] = [
  ...listExamples(AVATAR_PROPERTIES),
  ['src', ' ', 'src', undefined],
  ['src', 'javascript:alert()', 'src', 'javascript:alert()'],
  ['size', '5000', 'size', 1024],
  ['size', '48px', 'size', 48],
  ['size', '3rem', 'size', undefined],
  ['size', '0x40', 'size', undefined],
  ['palette', 'constructor', 'palette', undefined],
  ['colors', ' 2BB5A8, red,#fff', 'colors', ['#2bb5a8', '#ffffff']],
  ['colors', 'teal', 'colors', undefined],
  ['scale', '20', 'scale', 50],
  ['variant', '1000', 'variant', 999],
  ['tile-bg', '#FA0', 'tileBg', '#fa0'],
  ['tile-bg', 'url(x)', 'tileBg', undefined],
  ['mood', 'Happy', 'mood', undefined],
  ['packs', 'nope, __proto__', 'packs', []],
  ...['1', 'true', 'animated', 'ANIMATED'].map((text): Row => ['animated', text, 'animated', true]),
  ...['0', 'false', 'flip'].map((text): Row => ['animated', text, 'animated', false]),
  ['parts', 'topper:crown, body:heart', 'parts', { body: 'heart', topper: 'crown' }],
  ['parts', 'hat:crown', 'parts', undefined],
  ['paused', '0', 'paused', false],
];

const GROUP_ROWS: readonly Row[] = [
  ...listExamples(GROUP_PROPERTIES),
  [
    'seeds',
    '["Lovelace, Ada", {"seed": "grace", "mood": "wink"}]',
    'seeds',
    ['Lovelace, Ada', { seed: 'grace', mood: 'wink' }],
  ],
  ['seeds', '[ada, grace]', 'seeds', ['[ada', 'grace]']],
  ['size', '300', 'size', 256],
  ['overlap', '9', 'overlap', 0.7],
  ['animated', '0', 'animated', false],
];

const ALL = [
  ...AVATAR_ROWS.map((row) => ['navii-avatar', ...row] as const),
  ...GROUP_ROWS.map((row) => ['navii-group', ...row] as const),
];

/** Returns the content of an element as text. The element has a seed and seeds beside the attribute that is tested. */
async function show(tag: 'navii-avatar' | 'navii-group', change: (element: Element) => void): Promise<string> {
  const element = await mount(tag, `<${tag} seed="grace" seeds="grace,alan,joan" max="2"></${tag}>`);
  change(element);
  await element.updateComplete;
  return element.shadowRoot?.innerHTML ?? '';
}

describe('an attribute', () => {
  it.each(ALL)('of <%s %s="%s"> is the text of the property %s', async (tag, attribute, text, property) => {
    const element = await mount(tag, `<${tag}></${tag}>`);
    element.setAttribute(attribute, text);
    expect(Reflect.get(element, property)).toBe(text);
    await element.updateComplete;
    expect(element.getAttribute(attribute)).toBe(text);
    element.removeAttribute(attribute);
    expect(Reflect.get(element, property)).toBeUndefined();
  });

  it.each(ALL)(
    'of <%s %s="%s"> draws the same as the property %s = %j',
    async (tag, attribute, text, property, value) => {
      const drawn = await show(tag, (element) => element.setAttribute(attribute, text));
      expect(drawn).toBe(await show(tag, (element) => Reflect.set(element, property, value)));
      expect(drawn).toContain('<svg');
    },
  );
});

describe('a property', () => {
  it.each([
    ['navii-avatar', 'seed', 'ada', 'seed', 'ada'],
    ['navii-avatar', 'seed', 42, 'seed', '42'],
    ['navii-avatar', 'size', 64, 'size', '64'],
    ['navii-avatar', 'tileBg', 'auto', 'tile-bg', 'auto'],
    ['navii-avatar', 'packs', ['b', 'a'], 'packs', 'b,a'],
    ['navii-avatar', 'parts', { topper: null, body: 'heart' }, 'parts', 'body:heart,topper:none'],
    ['navii-avatar', 'parts', { topper: ['crown', null, {}], body: [] }, 'parts', 'topper:crown|none'],
    ['navii-avatar', 'palette', ['mint', 'of-a-pack-to-come'], 'palette', 'mint,of-a-pack-to-come'],
    ['navii-avatar', 'parts', { hat: 'crown' }, 'parts', null],
    ['navii-avatar', 'styleHint', 'masc', 'style-hint', 'masc'],
    ['navii-avatar', 'animated', true, 'animated', ''],
    ['navii-avatar', 'animated', false, 'animated', null],
    ['navii-avatar', 'animated', '', 'animated', ''],
    ['navii-avatar', 'parts', { topper: 'of-a-pack-to-come' }, 'parts', 'topper:of-a-pack-to-come'],
    ['navii-avatar', 'email', 'ada@example.org', 'email', seedFromEmail('ada@example.org')],
    ['navii-avatar', 'email', seedFromEmail('ada@example.org'), 'email', seedFromEmail('ada@example.org')],
    ['navii-avatar', 'email', ' ', 'email', null],
    ['navii-avatar', 'paused', true, 'paused', ''],
    ['navii-avatar', 'status', 'away', 'status', 'away'],
    ['navii-group', 'seeds', ['a', 'b'], 'seeds', 'a,b'],
    ['navii-group', 'seeds', ['a', 7], 'seeds', 'a,7'],
    ['navii-group', 'seeds', ['a,b', 'c'], 'seeds', '["a,b","c"]'],
    ['navii-group', 'seeds', [' a', 'c'], 'seeds', '[" a","c"]'],
    ['navii-group', 'seeds', ['["a"]'], 'seeds', '["[\\"a\\"]"]'],
    ['navii-group', 'seeds', [{ seed: 'a', label: 'Ada' }], 'seeds', '[{"seed":"a","label":"Ada"}]'],
    ['navii-group', 'counterInk', '#fff', 'counter-ink', '#fff'],
  ] as const)('of <%s> %s = %j shows the attribute %s=%j', async (tag, property, value, attribute, text) => {
    const element = await mount(tag, `<${tag}></${tag}>`);
    Reflect.set(element, property, value);
    // The attribute is there at once, because code that clones an element does not wait.
    expect(element.getAttribute(attribute)).toBe(text);
    await element.updateComplete;
    expect(element.getAttribute(attribute)).toBe(text);
    expect(Reflect.get(element, property)).toBe(value);
    Reflect.set(element, property, undefined);
    expect(element.hasAttribute(attribute)).toBe(false);
  });

  it('of a group that JSON cannot express sets no attribute', async () => {
    const element = await mount('navii-group', '<navii-group></navii-group>');
    element.seeds = [{ seed: 'ada', size: 1n } as unknown as GroupMember];
    expect(element.hasAttribute('seeds')).toBe(false);
    await element.updateComplete;
    expect(element.shadowRoot?.innerHTML).toContain('<svg');
  });

  it('of a group may hold a member that cannot be read', async () => {
    const nobody = {
      get seed(): string {
        throw new Error('nobody');
      },
    };
    const element = await mount('navii-group', '<navii-group></navii-group>');
    element.seeds = ['ada', nobody];
    await element.updateComplete;
    expect(element.shadowRoot?.querySelectorAll('svg > g')).toHaveLength(1);
  });

  it('of a group has the same value when it is read from its attribute', async () => {
    const options = fc.record({
      mood: fc.constantFrom('wink', 'happy', undefined),
      palette: fc.constantFrom('mint', undefined),
      label: fc.option(fc.string(), { nil: undefined }),
      parts: fc.constantFrom(undefined, { topper: 'crown' }, 'body:heart'),
    });
    const seed = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.integer(),
      fc.constantFrom('a,b', ' a', '[1]', '["a"'),
    );
    const member = fc.oneof(
      seed,
      fc.tuple(options, seed).map(([own, of]) => ({ ...own, seed: of })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(member, { maxLength: 6 }), async (seeds) => {
        const element = await mount('navii-group', '<navii-group></navii-group>');
        element.seeds = seeds as GroupSeeds;
        await element.updateComplete;
        const clone = element.cloneNode() as NaviiGroupElement;
        document.body.append(clone);
        await clone.updateComplete;
        expect(clone.shadowRoot?.innerHTML).toBe(element.shadowRoot?.innerHTML);
        clear();
      }),
      { numRuns: 60 },
    );
  });

  it.each(['navii-avatar', 'navii-group'] as const)('of <%s> is read once for each drawing', async (tag) => {
    const element = await mount(tag, `<${tag} seed="ada" seeds="ada,grace" label="Ada" shape="square"></${tag}>`);
    const reads: string[] = [];
    for (const property of Object.keys((element.constructor as typeof NaviiAvatarElement).properties)) {
      const value: unknown = Reflect.get(element, property);
      Object.defineProperty(element, property, { get: () => (reads.push(property), value) });
    }
    element.requestUpdate();
    await element.updateComplete;
    expect(reads).toEqual([...new Set(reads)]);
    expect(reads).toEqual(expect.arrayContaining(['size', 'label', tag === 'navii-avatar' ? 'shape' : 'seeds']));
  });

  it('of a member is read once for each drawing', async () => {
    const reads: string[] = [];
    const member = new Proxy({ seed: 'ada', label: 'Ada', mood: 'wink' } as const, {
      get: (target, property) => (reads.push(String(property)), Reflect.get(target, property)),
    });
    const element = await mount('navii-group', '<navii-group></navii-group>');
    element.seeds = [member];
    reads.length = 0;
    await element.updateComplete;
    expect(reads).toEqual([...new Set(reads)]);
    expect(reads).toEqual(expect.arrayContaining(['seed', 'label', 'mood', 'styleHint']));
  });

  it('is there, typed, for every option', () => {
    type Own<Options> = Exclude<keyof Options, 'style' | 'title'>;
    expectTypeOf<Exclude<Own<AvatarOptions>, keyof NaviiAvatarElement>>().toBeNever();
    expectTypeOf<Exclude<Own<GroupOptions>, keyof NaviiGroupElement>>().toBeNever();
    expectTypeOf<NaviiAvatarElement['styleHint']>().toEqualTypeOf<AvatarOptions['style']>();
  });

  it('can have any value without an error', async () => {
    const plain = [null, Number.NaN, Symbol('x'), () => 'x', { toString: () => 1 }, [], [Symbol('y')], 1n, new Map()];
    const hostile = [...plain, ...PROXIES, PROXIES];
    for (const tag of ['navii-avatar', 'navii-group'] as const) {
      for (const value of hostile) {
        const element = await mount(tag, `<${tag} seed="ada" seeds="ada,grace"></${tag}>`);
        const { properties } = element.constructor as typeof NaviiAvatarElement;
        for (const property of Object.keys(properties)) Reflect.set(element, property, value);
        await expect(element.updateComplete).resolves.toBe(true);
      }
    }
  });
});
