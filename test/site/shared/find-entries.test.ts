// The search finds the intended entries in the built index, and every entry links to an existing place.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPacks, listPalettes } from 'navii';
import { AVATAR_OPTIONS } from 'navii/options';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import {
  createFind,
  groupEntries,
  INDEX_PATH,
  SEARCH_KINDS,
  type SearchEntry,
} from '../../../site/shared/find-entries.js';
import { folder, SITE } from '../browse.js';

const entries = JSON.parse(readFileSync(join(folder, INDEX_PATH), 'utf8')) as SearchEntry[];
const { find, findNear } = createFind(entries);
const titlesOf = (found: readonly SearchEntry[]): string[] => found.map(([kind, title]) => `${kind}: ${title}`);

describe('the index', () => {
  it('links to pages, to anchors in them, and to pictures', () => {
    for (const [, title, , address, , picture] of entries) {
      const { pathname, hash } = new URL(address, 'https://navii.example');
      const html = SITE.get(pathname);
      expect(html, title).toBeDefined();
      if (hash !== '') expect(html?.includes(`id="${decodeURIComponent(hash.slice(1))}"`), address).toBe(true);
      if (!picture) continue;
      const [file = '', view] = picture.split('#');
      expect(existsSync(join(folder, file)), picture).toBe(true);
      if (view !== undefined) expect(readFileSync(join(folder, file), 'utf8')).toContain(`<view id="${view}"`);
    }
  });

  it('has something of each kind, and the right number of entries of fixed lists', () => {
    const known = new Set(titlesOf(entries));
    expect(new Set(entries.map(([kind]) => kind))).toEqual(new Set(SEARCH_KINDS));
    for (const name of Object.keys(AVATAR_OPTIONS)) expect(known).toContain(`Options: ${name}`);
    for (const { id } of listPalettes()) expect(known).toContain(`Palettes: ${id}`);
    for (const id of catalogue.parts.topper.keys()) expect(known).toContain(`Parts: ${id}`);
    for (const { name } of listPacks()) expect(known).toContain(`Packs: ${name}`);
    expect(known).toContain('SDK: toPng');
    expect(known).toContain('HTTP API: GET /avatar/{seed}');
    expect(known).toContain('Pages: Builder');
  });

  it('has every chapter of every page of the docs', () => {
    const known = new Set(entries.map(([, , , address]) => address));
    for (const [address, html] of SITE) {
      if (!address.startsWith('/docs')) continue;
      expect(known).toContain(address);
      for (const [, id = ''] of html.matchAll(/<h2 id="([^"]*)"/g)) expect(known).toContain(`${address}#${id}`);
    }
  });
});

describe('the search', () => {
  // Questions of visitors, in their words. An address without an anchor stands for the page and its chapters.
  it.each([
    ['ai agent', '/docs/agents'],
    ['mcp', '/docs/tools#agents'],
    ['status', '/docs/agents#statuses'],
    ['license', '/ready#license'],
    ['pricing', '/ready'],
    ['is it published', '/ready#where'],
    ['who maintains', '/ready#where'],
    ['contribute', '/ready#where'],
    ['can I use it commercially', '/ready'],
    ['many names', '/team'],
    ['which package', '/docs'],
    ['draw my own pack', '/docs/packs'],
    ['npm', '/docs'],
    ['vue', '/docs/frameworks'],
    ['svelte', '/docs/frameworks'],
    ['next.js', '/docs/frameworks#next'],
    ['react native', '/docs/frameworks#react-native'],
    ['astro', '/docs/frameworks#astro'],
    ['typescript', '/docs/sdk'],
    ['cli', '/docs/command'],
    ['csv', '/docs/command#many'],
    ['python', '/docs#languages'],
    ['php', '/docs#languages'],
    ['png', '/docs#png'],
    ['base64', '/docs#png'],
    ['figma', '/docs#click'],
    ['download', '/#playground'],
    ['initials', '/docs/elements#photos'],
    ['fallback', '/docs/shadcn#avatar'],
    ['tailwind', '/docs/shadcn'],
    ['shadcn', '/docs/shadcn'],
    ['ssr', '/docs/elements#server'],
    ['picker', '/docs/picker'],
    ['choose avatar', '/docs/picker'],
    ['pack', '/docs/parts#packs'],
    ['brand', '/docs/options#brand'],
    ['undo', '/builder'],
    ['colours', '/docs/options#brand'],
    ['size', '/docs/options#avatar-size'],
    ['background transparent', '/docs/options#transparency'],
    ['groups', '/docs/options#group'],
    ['animate', '/docs/pages#motion'],
    ['dark mode', '/docs/pages#contrast'],
    ['accessibility', '/docs/pages'],
    ['csp', '/docs/pages#csp'],
    ['offline', '/docs/pages#offline'],
    ['email', '/docs/seeds#email'],
    ['uuid', '/docs/seeds#good'],
    ['collision', '/docs/compare#distinct'],
    ['bundle size', '/docs/compare#size'],
    ['cache', '/docs/http#caching'],
    ['rate limit', '/docs/http#limits'],
    ['gravatar', '/docs/http#gravatar'],
    ['self host', '/docs/hosting'],
    ['docker', '/docs/hosting#container'],
    ['discord bot', '/docs/tools#chat'],
    ['slack', '/docs/tools#chat'],
    ['webhook', '/docs/tools#chat'],
    ['wordpress', '/docs/tools'],
    ['migrate dicebear', '/docs/migrate'],
    ['play', '/gallery'],
    ['game', '/gallery'],
    ['rare', '/gallery'],
    ['finder', '/builder'],
  ])('answers %j first with %s', (query, address) => {
    const first = find(query)[0]?.[3] ?? '';
    expect(address.includes('#') ? first : first.replace(/#.*/, '')).toBe(address);
  });

  it.each([
    ['grvatar', '/docs/http#gravatar'],
    ['kubernets', '/docs/hosting#files'],
    ['createAvatr', '/docs/sdk/drawing#navii-createAvatar'],
    ['how do I install it', '/docs'],
    ['no background', '/docs/options#transparency'],
    ['brand colors', '/docs/options#brand'],
    ['screen reader', '/docs/pages#names'],
    ['cloudflare workers', '/docs/hosting#edge'],
    ['do two people look alike', '/docs/seeds#alike'],
  ])('answers %j, with a mistake or in a sentence, first with %s', (query, address) => {
    expect(find(query)[0]?.[3]).toBe(address);
  });

  it.each(['kitchen sink', 'weather forecast', 'blockchain'])('finds nothing far-fetched for %j', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('names pages with similar names where it finds nothing', () => {
    expect(find('licentia')).toEqual([]);
    expect(findNear('licentia').map(([, , , address]) => address)).toContain('/ready#license');
    expect(findNear('xyzzyqq')).toEqual([]);
  });

  it('has the words in the heads of all pages', () => {
    expect(entries.filter(([, , , , , , words]) => words !== undefined).length).toBeGreaterThan(60);
  });

  // Some words lead to several places.
  it.each(entries.flatMap(([, , , address, , , words]) => (words === undefined ? [] : [[address, words] as const])))(
    'lists %s among the first for each of %s',
    (address, words) => {
      for (const word of words.split(' ')) {
        const first = find(word).slice(0, 3);
        expect(
          first.map(([, , , found]) => found),
          word,
        ).toContain(address);
      }
    },
  );

  it('lists whole words before beginnings of words, and misspelt words only without both', () => {
    const parts = ['crow', 'crowned', 'flower-crown'].map((title): SearchEntry => ['Parts', title, '', title, '']);
    const search = (query: string) =>
      createFind(parts)
        .find(query)
        .map(([, title]) => title);
    expect(search('crown')).toEqual(['flower-crown', 'crowned']);
    expect(search('crowns')).toEqual(['flower-crown']);
    expect(search('crwn')).toContain('flower-crown');
  });

  it('needs all words of a query, or else any of them, and skips stop words', () => {
    expect(find('the crown')).toEqual(find('crown'));
    expect(find('crown xyzzyqq')[0]).toEqual(find('crown')[0]);
  });

  it.each([
    ['pallete', 'Options: palette'],
    ['tileBg', 'Options: tileBg'],
    ['topng', 'SDK: toPng'],
    ['nextjs', 'Docs: Next.js'],
    ['snack-bar', 'Packs: Snack bar'],
  ])('lists first for %j: %s', (query, first) => {
    const found = titlesOf(find(query));
    // A word of one title may be that of another kind of entry.
    expect(found.slice(0, 3)).toContain(first);
  });

  it('finds nothing for meaningless text', () => {
    expect(find('xyzzyqq')).toEqual([]);
    expect(find('?!')).toEqual([]);
  });
});

it('results are grouped, the best first, and limited in number', () => {
  const found = find('a');
  expect(found.length).toBeGreaterThan(100);
  const groups = groupEntries(found);
  expect(groups.keys().next().value).toBe(found[0]?.[0]);
  for (const [kind, group] of groups) {
    expect(group.length).toBeLessThanOrEqual(6);
    expect(group).toEqual(found.filter((entry) => entry[0] === kind).slice(0, group.length));
  }
  expect([...groups.values()].flat().length).toBeLessThanOrEqual(24);
});
