// The exports of the builder draw the same mascot, byte for byte.
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { createAvatar, listPacks, selectAvatar, type AvatarOptions } from 'navii';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { codeMascot, EXPORT_FORMATS } from '../../../site/builder/export.js';
import { describeMascot, readState, seedOf, writeState, type BuilderState } from '../../../site/builder/state.js';
import { readState as readPlayground } from '../../../site/landing/state.js';
import { writePlaygroundQuery } from '../../../site/shared/links.js';
import { listOptions } from '../../../site/shared/options.js';
import { findSnippet } from '../../../site/shared/snippets.js';
import { sample } from '../../sample.js';
import { unescapeHtml } from '../docs/samples.js';
import { NAMES, states } from './states.js';

function draw(state: BuilderState): string {
  return createAvatar(seedOf(state), state.options);
}

function write(format: string, state: BuilderState): string {
  return findSnippet(EXPORT_FORMATS, format).write(codeMascot(state), 'https://faces.example');
}

/** Draws the mascot that the attributes of an element describe. */
function readElement(code: string): string {
  const [, , element = ''] = code.split(/(\n\n)/);
  const attributes = Array.from(element.matchAll(/\s([\w-]+)(?:="([^"]*)")?(?=[\s>])/g), ([, name = '', text = '']) => {
    return [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), unescapeHtml(text)] as const;
  });
  return drawProperties(Object.fromEntries(attributes.map(([name, text]) => [name, FLAGS.has(name) ? true : text])));
}

const FLAGS: ReadonlySet<string> = new Set(['animated', 'flip']);

function drawProperties({ seed = '', label, styleHint, ...options }: Readonly<Record<string, unknown>>): string {
  return createAvatar(String(seed), { ...options, style: styleHint, title: label } as AvatarOptions);
}

/** Runs the code of a component, and draws the mascot of its properties. */
async function drawComponent(code: string): Promise<string> {
  const { code: script } = await transformWithOxc(code.replace(/^import .*$/m, ''), 'mascot.jsx', {
    jsx: { runtime: 'classic', pragma: 'h' },
  });
  const start = 'const NaviiAvatar = undefined; const h = (_, properties) => properties;';
  const { Mascot } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(start + script)}`
  )) as { Mascot: () => Readonly<Record<string, unknown>> };
  return drawProperties(Mascot());
}

describe('an export', () => {
  it('is JavaScript and a React component that draw the mascot, and JSON of its spec', async () => {
    await fc.assert(
      fc.asyncProperty(states, async (state) => {
        const code = write('js', state).replace(/'(navii[^']*)'/, (_, name: string) => {
          return JSON.stringify(import.meta.resolve(name));
        });
        const { svg } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)};export{svg}`);
        expect(svg).toBe(draw(state));
        expect(write('svg', state)).toBe(svg);
        expect(await drawComponent(write('react', state))).toBe(draw(state));
        const spec = selectAvatar(seedOf(state), state.options);
        const { colors } = state.options;
        expect(JSON.parse(write('json', state))).toEqual(colors === undefined ? spec : { spec, colors });
      }),
      { numRuns: sample(4, 30) },
    );
  });

  it('is an address that draws the mascot, under its name', () => {
    fc.assert(
      fc.property(states, (state) => {
        const [, src = ''] =
          /^<img src="([^"]*)"\s+width="\d+" height="\d+" alt="[^"]*">$/.exec(write('url', state)) ?? [];
        const address = unescapeHtml(src);
        const { origin, pathname, searchParams } = new URL(address);
        expect(origin).toBe('https://faces.example');
        expect(decodeURIComponent(pathname).replace(/\.svg$/, '')).toBe(`/avatar/${seedOf(state)}`);
        expect(address).toMatch(/^[\w:/.,?&=%|-]+$/);
        expect(createAvatar(seedOf(state), Object.fromEntries(searchParams))).toBe(draw(state));
        expect(write('markdown', state)).toContain(`](${address})`);
        expect(readElement(write('html', state))).toBe(draw(state));
      }),
      { numRuns: sample(12, 100) },
    );
  });
});

it.each(['](javascript:x) **b**', '`code` <b>', 'a\\', '![a](b) &amp; [c]'])(
  'Markdown shows the name %j as text',
  (title) => {
    const state = readState('');
    const image = new MarkdownIt().renderInline(write('markdown', { ...state, options: { ...state.options, title } }));
    const [, alt = ''] = /^<img src="[^"]*" alt="([^"]*)">$/.exec(image) ?? [];
    expect(unescapeHtml(alt)).toBe(title);
  },
);

it('a mascot from the playground is the same in the builder, and returns unchanged', () => {
  const choices: fc.Arbitrary<AvatarOptions> = fc.record(
    {
      mood: fc.constantFrom('neutral', 'happy', 'serious', 'sleepy', 'wink'),
      palette: fc.constantFrom('mint', 'violet', 'neon-pink'),
      background: fc.constantFrom('none', 'solid', 'ring'),
      packs: fc.subarray(
        listPacks().map(({ id }) => id),
        { minLength: 1, maxLength: 2 },
      ),
      style: fc.constantFrom('masc', 'femme', 'neutral'),
      size: fc.constantFrom(16, 200, 1024),
      colors: fc.constantFrom('#2bb5a8', '#e50914,#ffffff'),
      scale: fc.constant(80),
      flip: fc.constant(true),
      tileBg: fc.constantFrom('auto', '#ffc94a'),
      shape: fc.constantFrom('rounded', 'square'),
      title: fc.constant('Ada & co'),
      animated: fc.constant(true),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom('Ada', 'Grace', ...NAMES.slice(1)), choices, (seed, given) => {
      const texts = Object.entries(given).map(([name, value]) => [name, value === true ? '1' : String(value)] as const);
      const query = writePlaygroundQuery(seed, listOptions(Object.fromEntries(texts)));
      const state = readState(`?${query}`);
      expect(draw(state)).toBe(createAvatar(seed, given));
      const back = describeMascot(state);
      expect(readPlayground(`?${writePlaygroundQuery(back.seed, back.options)}`)).toEqual(readPlayground(`?${query}`));
      expect(writeState(state)).toBe(writeState(readState(`?${writeState(state)}`)));
    }),
    { numRuns: sample(20, 300) },
  );
});
