// The screens of an app as texts of HTML: they contain only what they say, for any names.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatherPeople } from '../../../lib/pages/team.js';
import type { ScreenTeam } from '../../../site/app/people.js';
import { SCREENS } from '../../../site/app/screens.js';

function teamOf(names: readonly string[]): ScreenTeam {
  return { people: gatherPeople(names).people, look: [] };
}

function parse(markup: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = markup;
  return container;
}

/** The tags and attributes of a screen, without their values. */
function listShape(container: HTMLElement): string[] {
  return [...container.querySelectorAll('*')].map((element) =>
    [element.localName, ...element.getAttributeNames().filter((name) => !name.startsWith('counter-'))].join(' '),
  );
}

describe.each(SCREENS)('$id', (screen) => {
  it('has the same elements and attributes for all names', () => {
    const count = 7;
    const plain = parse(screen.write(teamOf(Array.from({ length: count }, (_, at) => `p${at}`))));
    const names = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }), {
      minLength: count,
      maxLength: count,
      selector: (name) => gatherPeople([name]).people[0]?.seed ?? '',
    });
    fc.assert(
      fc.property(names, (given) => {
        const team = teamOf(given);
        fc.pre(team.people.length === count);
        const shown = parse(screen.write(team));
        expect(listShape(shown)).toEqual(listShape(plain));
        const seeds = team.people.map(({ seed }) => seed);
        for (const avatar of shown.querySelectorAll('navii-avatar'))
          expect(seeds).toContain(avatar.getAttribute('seed'));
        for (const name of shown.querySelectorAll('b[dir]')) expect(seeds).toContain(name.textContent);
      }),
      {
        numRuns: 30,
        examples: [[['<img src=x onerror=alert(1)>', '"><script>', '</style>', "'", '&amp;', '{{x}}', '${x}']]],
      },
    );
  });

  it('shows one person as well as sixty', () => {
    const one = parse(screen.write(teamOf(['Ada'])));
    expect(new Set([...one.querySelectorAll('b[dir]')].map(({ textContent }) => textContent))).toEqual(
      new Set(screen.id === 'board' ? [] : ['Ada']),
    );
    const several = [...one.querySelectorAll('.who')].filter(({ childElementCount }) => childElementCount !== 1);
    expect(several, 'the same person twice on a task').toEqual([]);
    const many = parse(screen.write(teamOf(Array.from({ length: 60 }, (_, at) => `Person ${at}`))));
    const group = many.querySelector('navii-group[counter-fill]');
    expect(group?.getAttribute('seeds')?.split(',')).toHaveLength(60);
    expect(many.querySelectorAll('*').length).toBeLessThan(220);
  });
});
