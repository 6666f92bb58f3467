// The fragments of HTML that the build writes into the pages.
import { createAvatar, listPacks } from 'navii';
import { describe, expect, it } from 'vitest';
import { printView, VIEWS } from '../../../site/build/views.js';
import { renderPacks } from '../../../site/landing/showcase.js';
import { findMascots, NAMES } from '../../../site/shared/mascots.js';

describe('findMascots', () => {
  it('gives every role a different name, whose mascot has the palette of the role', () => {
    const roles = (['mint', 'violet', 'mint'] as const).map((palette) => ({ palette, body: 'bun' }) as const);
    const actors = findMascots(roles);
    expect(new Set(actors.map(({ seed }) => seed)).size).toBe(3);
    expect(actors.map(({ spec }) => spec.palette)).toEqual(['mint', 'violet', 'mint']);
  });

  it('has enough names, without duplicates', () => {
    expect(NAMES.length).toBeGreaterThan(100);
    expect(new Set(NAMES).size).toBe(NAMES.length);
  });
});

describe('a printed view', () => {
  it('is valid HTML where Lit writes a processing instruction, or the value of a boolean attribute', () => {
    const views = [...VIEWS.values()].map((print) => print('')).join('');
    expect(views).toMatch(/ checked[ >]/);
    expect(views).toMatch(/ selected[ >]/);
    expect(views.match(/<\?|(?:checked|selected)=.{9}/g)).toBeNull();
  });
});

describe('the card of the pack for work', () => {
  const landing = { state: { team: 'Ada, Grace' }, seed: '', team: '', seedHint: '', teamHint: '', service: '' };

  it('draws the team with it, above the other packs', () => {
    const html = printView(renderPacks(landing, { offer: () => {} } as never));
    expect(html).toContain(createAvatar('Ada', { packs: 'studio', size: 96 }));
    for (const page of ['builder', 'gallery']) expect(html).toContain(`href="/${page}?packs=studio"`);
    expect(html.match(/<navii-avatar/g)).toHaveLength(listPacks().length - 1);
  });
});
