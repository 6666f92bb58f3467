// The fragments of HTML that the build writes into the pages.
<<<<<<< HEAD
import { createAvatar, listPacks } from 'navii';
=======
import { converter } from 'culori';
import { BACKGROUNDS, createAvatar, MOODS, listPacks, listPalettes, selectAvatar } from 'navii';
import { AVATAR_OPTIONS } from 'navii/options';
>>>>>>> site
import { describe, expect, it } from 'vitest';
import { printView, VIEWS } from '../../../site/build/views.js';
<<<<<<< HEAD
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
=======
import { renderControls } from '../../../site/landing/controls.js';
import { renderCrowd } from '../../../site/landing/fragments.js';
import { RAINBOW, renderPacks } from '../../../site/landing/showcase.js';
import { NAMES } from '../../../site/shared/mascots.js';
import type { PageEntry } from '../../../site/shared/page-entry.js';

describe('the names of decorative mascots', () => {
  it('are many, without duplicates', () => {
>>>>>>> site
    expect(NAMES.length).toBeGreaterThan(100);
    expect(new Set(NAMES).size).toBe(NAMES.length);
  });
});

<<<<<<< HEAD
=======
describe('the crowd', () => {
  it('has 22 names, each once and with many bodies', () => {
    const people = Array.from(
      renderCrowd().matchAll(/seed=([^"#]+)#playground" aria-label="([^,]+), /g),
      ([, seed, name]) => {
        expect(name).toBe(seed);
        return seed ?? '';
      },
    );
    expect(new Set(people).size).toBe(22);
    expect(new Set(people.map((seed) => selectAvatar(seed).body)).size).toBeGreaterThan(9);
  });
});

describe('the rainbow', () => {
  it('has every palette of the base once, beside those of similar hues', () => {
    const base = new Map(listPalettes().flatMap(({ id, body, pack }) => (pack === null ? [[id, body] as const] : [])));
    expect(RAINBOW.toSorted()).toEqual([...base.keys()].toSorted());
    const hues = RAINBOW.flatMap((id) => converter('hsl')(base.get(id))?.h ?? []);
    const turns = hues.slice(1).map((hue, index) => Math.abs(hue - (hues[index] ?? 0)));
    expect(Math.max(...turns.map((turn) => Math.min(turn, 360 - turn)))).toBeLessThan(70);
  });
});

describe('the controls', () => {
  it('offer every value of the engine', () => {
    const html = printView(renderControls({}, () => {}));
    const values = [...listPalettes(), ...listPacks()].map(({ id }) => id).concat(BACKGROUNDS, MOODS);
    for (const value of values) expect(html).toContain(`value="${value}"`);
    for (const name of Object.keys(AVATAR_OPTIONS)) expect(html).toContain(`name="${name}"`);
  });
});

>>>>>>> site
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
<<<<<<< HEAD
=======

describe('the head of a page', () => {
  const read = (page: Partial<PageEntry>) =>
    describeHead(
      { address: '/x', title: 'A "b" & c', description: 'More.', files: [], mascots: '', ...page },
      NO_PROJECT,
    );

  it('has its own title, description and address', () => {
    const head = read({ address: '/docs/http', docs: { name: 'HTTP', about: 'Routes.' } });
    expect(head).toMatchObject({ title: 'A "b" & c', description: 'More.', address: '/docs/http' });
    expect(head.about).toMatchObject({ '@type': 'TechArticle', url: '/docs/http', headline: 'A "b" & c' });
    expect(read({ address: '/blog' }).about).toMatchObject({ '@type': 'Blog' });
    expect(read({ address: '/' }).about).toMatchObject({
      '@graph': [{ '@type': 'WebSite' }, { '@type': 'SoftwareApplication' }],
    });
    expect(read({ address: '/privacy' }).about).toBeUndefined();
  });

  it('has no address for the page of unknown ones', () => {
    expect(read({ address: '/404', isHidden: true })).toEqual({
      title: 'A "b" & c',
      description: 'More.',
      isHidden: true,
    });
  });
});

describe('the tags of a page', () => {
  it('name each file once where chunks import each other', () => {
    const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null) => {
      return [fileName, { type: 'chunk', fileName, imports, facadeModuleId, code: 'run();' }] as const;
    };
    const chunks = [chunk('x.js', ['a.js'], 'x'), chunk('a.js', ['b.js']), chunk('b.js', ['a.js'])];
    const { scripts } = writeTags('x', Object.fromEntries(chunks) as never);
    expect(Array.from(scripts.matchAll(/(?:src|href)="([^"]*)"/g), ([, path]) => path)).toEqual([
      '/x.js',
      '/b.js',
      '/a.js',
    ]);
  });
});
>>>>>>> site
