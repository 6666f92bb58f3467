// The state of the playground and its code describe the mascot that is drawn.
import fc from 'fast-check';
import { createAvatar, seedFromEmail } from 'navii';
import { AVATAR_OPTIONS } from 'navii/options';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { printSetting } from '../../../lib/options/read.js';
import type { KnownIds } from '../../../lib/options/schema.js';
import { codeMascot, SNIPPETS } from '../../../site/landing/snippets.js';
import { getSeed, readState, writeState, type PlaygroundState } from '../../../site/landing/state.js';
import { hashEmail } from '../../../site/shared/email.js';
import { KNOWN_IDS } from '../../../site/shared/known-ids.js';
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
      code: fc.constantFrom(...SNIPPETS.map(({ id }) => id)),
    },
    { requiredKeys: ['seed'] },
  )
  .map((state) => Object.fromEntries(Object.entries(state).filter(([, text]) => text !== undefined)));

function draw(state: PlaygroundState): string {
  return createAvatar(getSeed(state), state);
}

describe('the state in an address', () => {
  it('draws the same mascot after a round trip', () => {
    fc.assert(
      fc.property(states, (state) => {
        const read = readState(`?${writeState(state)}`);
        expect(draw(read)).toBe(draw(state));
        expect(read['code']).toBe(state['code']);
        expect(writeState(read)).toBe(writeState(state));
      }),
    );
  });

  it('is empty while nothing is changed', () => {
    expect(writeState({})).toBe('');
    expect(writeState({ seed: 'Remi', size: '96', animated: '0', tileBg: 'none', palette: 'nope' })).toBe('');
  });

  it('ignores unknown parameters', () => {
    expect(readState('?seed=x&__proto__=1&constructor=2&mood=happy&utm_source=y')).toEqual({
      seed: 'x',
      mood: 'happy',
    });
  });

  it('uses the first of repeated parameters, and accepts no empty seed', () => {
    expect(readState('?seed=a&seed=b&packs=office,neon&packs=x&mood=&mood=happy')).toEqual({
      seed: 'a',
      packs: 'office,neon',
    });
    expect(readState('?seed=')).toEqual({});
  });
});

describe('an e-mail address', () => {
  it('is hashed, and other text stays unchanged', () => {
    expect(hashEmail(' Ada@Example.org ')).toBe(seedFromEmail('ada@example.org'));
    for (const text of ['Ada', 'ada@', '@b.c', 'a b@c.d', 'a@b', '', ' ']) expect(hashEmail(text)).toBe(text);
  });
});

describe('the code for a state', () => {
  it('uses the first tab for an unknown one', () => {
    expect(findSnippet(SNIPPETS, 'constructor').id).toBe('react');
    expect(findSnippet(SNIPPETS, undefined).id).toBe('react');
  });

  it('takes the user of an app in React and Vue, and the options of the state', () => {
    const mascot = codeMascot({ seed: 'Grace', mood: 'wink', badge: '0' });
    expect(findSnippet(SNIPPETS, 'react').write(mascot, '')).toContain(
      '<NaviiAvatar seed={user.id} label={user.name} mood="wink"',
    );
    expect(findSnippet(SNIPPETS, 'vue').write(mascot, '')).toContain(
      '<NaviiAvatar :seed="user.id" :label="user.name" mood="wink"',
    );
  });
});

// The pages read options with the ids alone, the engine with the drawings.
it('the known ids are those of the catalogue', () => {
  const list = ({ palettes, packs, bodies, parts }: KnownIds) =>
    [palettes, packs, bodies, ...Object.values(parts)].map((ids) => [...ids.keys()].toSorted());
  expect(list(KNOWN_IDS)).toEqual(list(catalogue));
});
