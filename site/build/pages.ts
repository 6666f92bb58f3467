// The Vite plugins that print the pages. They render the pages of text from Markdown, and replace each `<!--navii:name-->` in a page
// by the fragment with this name. They also write pictures, the pages of the releases, and the files for search and for programs.
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { motionStyles } from '../../components/element/styles.js';
import { FEED_PATH, listReleases, renderFeed, renderReleasePages } from '../blog/news.js';
import { describeDocs } from '../docs/fragments/index.js';
import { drawPartPictures } from '../docs/fragments/parts.js';
import { describeLists } from '../docs/navigation.js';
import { drawLandingPictures } from '../landing/fragments.js';
import { INDEX_PATH } from '../shared/find-entries.js';
import { getAddress, type Fragment, type Fragments, type PageEntry } from '../shared/page-entry.js';
import type { Facts } from './facts.js';
import { renderFooter, renderHead, renderHeader, renderHeadingMascots, renderTextPage } from './frame.js';
import { renderSummary, SUMMARY_PATH } from './llms.js';
import { renderMarkdown } from './markdown.js';
import { listPages, PAGE_FRAGMENTS, type SitePages } from './page-table.js';
import { collectPages, listEntries } from './search-index.js';
import { readTextPage } from './text-page.js';

const MOTION_ID = 'virtual:navii-motion.css';

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const FONT = /latin-(?:400|wght)-.*\.woff2$/;

// An inline script waits for the stylesheets before it.
const INLINE_SCRIPTS = /\s*<script>[^]*?<\/script>/g;

/** Removes the tags that match a pattern from a head, and returns them and the rest. */
function takeTags(head: string, pattern: RegExp): [taken: string, rest: string] {
  return [Array.from(head.matchAll(pattern), ([tag]) => tag.trim()).join(''), head.replace(pattern, '')];
}

/**
 * Orders a head by what the first paint needs: the inline script, styles and fonts come first, the other scripts last. Browsers
 * load files in the order of the head, and on a slow connection one after another.
 *
 * @param html - a page as built by Vite
 * @param files - names of the built files. The fonts that every page needs are preloaded
 */
function orderHead(html: string, files: readonly string[]): string {
  return html.replace(/(<meta charset="utf-8" \/>)([^]*?)(?=<\/head>)/, (_, charset: string, head: string) => {
    const [inline, withoutInline] = takeTags(head, INLINE_SCRIPTS);
    const [styles, withoutStyles] = takeTags(withoutInline, STYLES);
    const [scripts, rest] = takeTags(withoutStyles, SCRIPTS);
    const fonts = files
      .filter((name) => FONT.test(name))
      .map((name) => {
        return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`;
      });
    return `${charset}${inline}${styles}${fonts.join('')}${rest}${scripts}`;
  });
}

/** The fragments for the frame of a page. */
function describeFrame(site: SitePages): Fragments {
  const find = (address: string): PageEntry => {
    const page = site.pages.find((one) => one.address === address);
    if (page === undefined) throw new Error(`${address}: expected a row in site/build/page-table.ts`);
    return page;
  };
  return new Map<string, Fragment>([
    [
      'head',
      (address, html) => {
        const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
        const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? '';
        return renderHead(find(address), { title, description }, site);
      },
    ],
    ['header', (address) => renderHeader(address, site)],
    ['footer', (address) => renderFooter(address, site)],
    ['heading-mascots', (address) => renderHeadingMascots(find(address))],
  ]);
}

/** Merges fragments. Throws if two have the same name. */
function collectFragments(maps: readonly Fragments[]): Fragments {
  const all = new Map<string, Fragment>();
  for (const [name, fragment] of maps.flatMap((map) => [...map])) {
    if (all.has(name)) throw new Error(`two fragments are called ${name}`);
    all.set(name, fragment);
  }
  return all;
}

/** Lists the files of the site with an ending, as paths with slashes. */
function listFiles(folder: string, end: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(normalizePath);
  return paths.filter((path) => path.endsWith(end) && !path.startsWith('public/'));
}

/** Reads the pages and their fragments. */
function readSite(folder: string, facts: Facts) {
  const texts = listFiles(folder, '.md').map((path) => readTextPage(path, readFileSync(join(folder, path), 'utf8')));
  const site: SitePages = { pages: listPages(texts), project: facts.project };
  const fragments = collectFragments([
    describeFrame(site),
    describeLists(site.pages),
    describeDocs(facts),
    listReleases(facts.releases),
    ...PAGE_FRAGMENTS,
  ]);
  const fill = (text: string, address: string): string =>
    text.replace(/<!--navii:([\w ./-]+)-->/g, (_, name: string) => {
      const fragment = fragments.get(name);
      if (fragment === undefined) throw new Error(`${address}: no fragment is called ${name}`);
      return fragment(address, text);
    });
  /** Renders the page of text at a path; `undefined` if there is none. */
  const print = (path: string): string | undefined => {
    const page = texts.find(({ address }) => [address, `${address}/`, `${address}/index.html`].includes(path));
    return page && renderTextPage(page, fill(renderMarkdown(page.text), page.address), site);
  };
  return { site, texts, fill, print };
}

/**
 * Makes the plugins that turn files into whole pages.
 *
 * @param folder - the folder of the site
 */
export function renderPages(folder: string, facts: Facts): Plugin[] {
  // The pages are read again when a file changes.
  let known: ReturnType<typeof readSite> | undefined;
  const take = () => (known ??= readSite(folder, facts));
  // For Vite, a page of text is an HTML file at its address. Only this plugin can load it.
  const base = normalizePath(folder);
  const fileOf = ({ address }: PageEntry): string => `${address}/index.html`;
  return [
    {
      name: 'navii:pages',
      enforce: 'pre',
      config: () => {
        const files = listFiles(folder, '.html').map((path) => `/${path}`);
        return { build: { rolldownOptions: { input: [...files, ...take().texts.map(fileOf)] } } };
      },
      // The motion stylesheet is also a virtual file. As a file, the policy of the pages allows it.
      resolveId: (id) => {
        if (id === MOTION_ID) return id;
        return take().texts.some((page) => fileOf(page) === id) ? base + id : undefined;
      },
      load: (id) => {
        if (id === MOTION_ID) return motionStyles.cssText;
        return id.startsWith(base) ? take().print(id.slice(base.length)) : undefined;
      },
      transformIndexHtml: { order: 'pre', handler: (html, { path }) => take().fill(html, getAddress(path)) },
      configureServer: (server) => {
        const answer = async (path: string, response: ServerResponse, next: (error?: unknown) => void) => {
          try {
            const html = take().print(path);
            if (html === undefined) next();
            else response.setHeader('content-type', 'text/html').end(await server.transformIndexHtml(path, html));
          } catch (error) {
            next(error);
          }
        };
        server.middlewares.use(({ url = '' }, response, next) => void answer(url.replace(/\?.*/, ''), response, next));
        server.watcher.on('all', (_, path) => {
          if (!path.endsWith('.md')) return;
          known = undefined;
          server.ws.send({ type: 'full-reload' });
        });
      },
    },
    {
      name: 'navii:head',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle, server }) =>
          server === undefined ? orderHead(html, Object.keys(bundle ?? {})) : html,
      },
    },
    {
      name: 'navii:files',
      apply: 'build',
      enforce: 'post',
      buildStart() {
        // A chunk with a fixed name: pages import it when the search is first opened (shared/page.ts).
        const id = '/shared/search-dialog.ts';
        this.emitFile({ type: 'chunk', fileName: 'search.js', id, preserveSignature: 'strict' });
      },
      generateBundle(_, bundle) {
        const vectors = Array.from(facts.vectors, ([name, text]) => [`vectors/${name}`, text] as const);
        for (const [fileName, source] of [...drawLandingPictures(), ...drawPartPictures(), ...vectors]) {
          this.emitFile({ type: 'asset', fileName, source });
        }
        const { site } = take();
        const index = JSON.stringify(listEntries(site.pages, collectPages(Object.values(bundle)), facts));
        this.emitFile({ type: 'asset', fileName: INDEX_PATH.slice(1), source: index });
        const news = bundle['blog/index.html'];
        if (news?.type !== 'asset' || typeof news.source !== 'string')
          throw new Error('blog/index.html: expected a page to make those of the releases from');
        for (const [fileName, source] of [
          ...renderReleasePages(news.source, facts.releases),
          [FEED_PATH.slice(1), renderFeed(facts.releases)] as const,
          [SUMMARY_PATH.slice(1), renderSummary(facts, site)] as const,
        ]) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  ];
}
