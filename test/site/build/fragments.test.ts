// The fragments of HTML that the build writes into the pages.
import { createAvatar, listPacks } from 'navii';
import { describe, expect, it } from 'vitest';
import { writeTags } from '../../../site/build/pages.js';
import { printView } from '../../../site/build/views.js';
import { renderPacks } from '../../../site/landing/showcase.js';
import { NAMES } from '../../../site/shared/mascots.js';
import { SITE } from '../browse.js';

it('the names of decorative mascots are many, without duplicates', () => {
  expect(NAMES.length).toBeGreaterThan(100);
  expect(new Set(NAMES).size).toBe(NAMES.length);
});

it('a printed view is valid HTML where Lit writes a processing instruction, or the value of a boolean attribute', () => {
  // The pages have every view.
  const pages = [...SITE.values()].join('');
  expect(pages).toMatch(/ checked[ >]/);
  expect(pages).toMatch(/ selected[ >]/);
  expect(pages.match(/<\?| (?:checked|selected)=.{9}/g)).toBeNull();
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

it('the tags of a page name each file once where chunks import each other', () => {
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
