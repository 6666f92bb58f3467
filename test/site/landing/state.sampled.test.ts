// The state of the playground and its code describe the mascot that is drawn.
import fc from 'fast-check';
import { createAvatar, createGroup, seedFromEmail, type GroupOptions } from 'navii';
import { AVATAR_OPTIONS } from 'navii/options';
import { describe, expect, it } from 'vitest';
import { printSetting } from '../../../lib/options/read.js';
import { codeMascot, SNIPPETS } from '../../../site/landing/snippets.js';
import {
  getSeed,
  hashTeam,
  listTeam,
  readState,
  writeState,
  type PlaygroundState,
} from '../../../site/landing/state.js';
import { hashEmail } from '../../../site/shared/email.js';
import { OPTION_NAMES } from '../../../site/shared/options.js';
import { findSnippet } from '../../../site/shared/snippets.js';

/** For each option its example, and texts that mean nothing or something else. */
const ODD = [...'constructor -3 2000 x,y #2BB5A8,red wink,happy topper:none|crown </script>'.split(' '), 'a "b" <c>'];

const texts = Object.fromEntries(
  Object.entries(AVATAR_OPTIONS).map(([name, { example }]) => [name, [printSetting(example), '1', ...ODD]]),
);

const seeds = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(...". .. a.png x.SVG a/b 100% a+b it's </script> {x} a,b ?#& \\ `${1}`".split(' ')),
);

const states: fc.Arbitrary<PlaygroundState> = fc
  .record(
    {
      seed: seeds,
      ...Object.fromEntries(OPTION_NAMES.map((name) => [name, fc.constantFrom(...(texts[name] ?? []))])),
      team: fc.constantFrom('Grace', 'Ada, Alan,, Mae ', ',', 'é,日本', ''),
      overlap: fc.constantFrom('0', '0.5', '7', 'x'),
      max: fc.constantFrom('2', '0', '999'),
      ring: fc.constantFrom('red', 'auto', 'none'),
      code: fc.constantFrom(...SNIPPETS.map(({ id }) => id)),
    },
    { requiredKeys: ['seed'] },
  )
  .map((state) => Object.fromEntries(Object.entries(state).filter(([, text]) => text !== undefined)));

/** Draws the mascots of a state. */
function drawAll(state: PlaygroundState): string[] {
  const { overlap, max, ring } = state;
  return [createAvatar(getSeed(state), state), createGroup(listTeam(state), { overlap, max, ring } as GroupOptions)];
}

describe('the state in an address', () => {
  it('draws the same mascots after a round trip', () => {
    fc.assert(
      fc.property(states, (state) => {
        const read = readState(`?${writeState(state)}`);
        expect(drawAll(read)).toEqual(drawAll(state));
        expect(read['code']).toBe(state['code']);
        expect(writeState(read)).toBe(writeState(state));
      }),
    );
  });

  it('is empty while nothing is changed', () => {
    expect(writeState({})).toBe('');
    expect(
      writeState({ seed: 'Rumi', size: '96', animated: '0', tileBg: 'none', overlap: '0.3', palette: 'nope' }),
    ).toBe('');
  });

  it('ignores unknown parameters', () => {
    expect(readState('?seed=x&__proto__=1&constructor=2&mood=happy&utm_source=y')).toEqual({
      seed: 'x',
      mood: 'happy',
    });
  });

  it('uses the first of repeated parameters, and accepts an empty team but no empty seed', () => {
    expect(readState('?seed=a&seed=b&packs=office,neon&packs=x&mood=&mood=happy')).toEqual({
      seed: 'a',
      packs: 'office,neon',
    });
    expect(readState('?seed=&team=')).toEqual({ team: '' });
    expect(writeState({ team: '' })).toBe('team=');
    expect(listTeam({ team: '' })).toEqual(['Rumi']);
  });
});

describe('an e-mail address', () => {
  const [ada, bob] = ['ada@example.org', 'bob@example.org'].map(seedFromEmail);

  it('is hashed, and other text stays unchanged', () => {
    expect(hashEmail(' Ada@Example.org ')).toBe(ada);
    for (const text of ['Ada', 'ada@', '@b.c', 'a b@c.d', 'a@b', '', ' ']) expect(hashEmail(text)).toBe(text);
  });

  it.each([
    ['Grace, Ada@Example.org,bob@example.org ', `Grace,${ada},${bob}`],
    ['ada@example.org; bob@example.org', `${ada},${bob}`],
    ['Grace\r\nada@example.org\nMae', `Grace,,${ada},Mae`],
    ['Mae, ada@example.org bob@example.org', `Mae,${ada},${bob}`],
    ['Grace Hopper,, Mae ', 'Grace Hopper,, Mae '],
    ['Ada <ada@example.org>', 'Ada <ada@example.org>'],
    ['', ''],
  ])('is found in the team %j', (text, hashed) => {
    expect(hashTeam(text)).toBe(hashed);
    expect(hashTeam(hashed)).toBe(hashed);
  });
});

describe('the code for a state', () => {
  it('runs as JavaScript', async () => {
    const own = import.meta.resolve('navii');
    const { write } = findSnippet(SNIPPETS, 'esm');
    await fc.assert(
      fc.asyncProperty(states, async (state) => {
        const code = `${write(codeMascot(state), '').replace("'navii'", JSON.stringify(own))}\nexport { svg };`;
        const { svg } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
        expect(svg).toBe(createAvatar(getSeed(state), state));
      }),
      { numRuns: 50 },
    );
  });

  it('uses the first tab for an unknown one', () => {
    expect(findSnippet(SNIPPETS, 'constructor').id).toBe('html');
    expect(findSnippet(SNIPPETS, undefined).id).toBe('html');
  });
});
