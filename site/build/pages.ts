// The Vite plugin that prints the pages, for hosts of files and for the service, and the files that come with them: pictures, the
// search index, the feed, and the files for crawlers and programs.
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import { motionStyles } from '../../components/element/styles.js';
import {
  cutTemplate,
  EXAMPLE_ORIGIN,
  fillTemplate,
  markHole,
  PAGES_FILE,
  printPage,
  type BuiltPages,
  type HoleName,
  type Page,
  type PageHead,
} from '../../lib/pages/template.js';
import { FEED_PATH, listPosts, listReleases, renderFeed } from '../blog/news.js';
import { describeDocs } from '../docs/fragments/index.js';
import { drawPartPictures } from '../docs/fragments/parts.js';
import { drawLandingPictures, LANDING_FRAGMENTS } from '../landing/fragments.js';
import { INDEX_PATH } from '../shared/find-entries.js';
import { each, escapeHtml } from '../shared/html.js';
import { drawMascot, renderMascots } from '../shared/mascots.js';
import type { Fragment, PageEntry } from '../shared/page-entry.js';
import { describeProject, type Facts } from './facts.js';
import {
  describeHead,
  renderDocument,
  renderHeadingMascots,
  renderTextMain,
  UNKNOWN_PAGE,
  type PageTags,
  type SitePages,
} from './frame.js';
import { PAGE_HEADERS, renderHeaderRules, writeHeaderRules } from './headers.js';
import { renderSummary, SUMMARY_PATH } from './llms.js';
import { explainSeed, keepTogether, renderMarkdown } from './markdown.js';
import { printPlainDocs } from './plain-docs.js';
import { fillFragments, readPage, type PageFile } from './read-page.js';
import { printRegistry } from './registry.js';
import { listEntries } from './search-index.js';
import { CELL, FIRST_VALUES, MASCOT, VIEWS } from './views.js';

const MOTION_ID = 'virtual:navii-motion.css';
/** The start of the id of a module that imports the stylesheets and scripts of a page. */
const FILES_ID = 'virtual:navii-page/';
const FONT = /latin-(?:400|wght)-.*\.woff2$/;
/** A module that only imports others. */
const IMPORTS_ONLY = /^(?:\s|\/\*[^]*?\*\/|import\s*"[^"]*";?)*$/;

/** A page before its stylesheets and scripts are known. */
export interface PageSource {
  /** The page, or the one to which this page belongs: its menus, and its files. */
  readonly page: PageFile;
  readonly head: PageHead;
  /** The content as HTML, with holes; of a page of text, also without its frame. */
  readonly main: string;
  readonly text?: string;
}

function readSite(folder: string, facts: Facts) {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(normalizePath)
    .filter((path) => path.endsWith('.md') || path.endsWith('/page.html'))
    .map((path) => readPage(path, readFileSync(join(folder, path), 'utf8')))
    .toSorted((a, b) => a.order - b.order);
  const site: SitePages = { pages, project: facts.project };
  const find = (address: string): PageFile => {
    const page = pages.find((one) => one.address === address);
    if (page === undefined) throw new Error(`${address}: expected a page with this address`);
    return page;
  };
  const named = [
    new Map<string, Fragment>([
      ['heading-mascots', (address) => renderHeadingMascots(find(address))],
      ['mascot', (_, words) => drawMascot(words)],
      ['mascots', (_, list) => renderMascots(list)],
      ['header-rules', renderHeaderRules],
    ]),
    describeDocs(facts),
    describeProject(facts),
    listReleases(facts.releases),
    LANDING_FRAGMENTS,
    VIEWS,
  ].flatMap((map) => [...map]);
  const fragments = new Map(named);
  if (fragments.size < named.length) throw new Error('expected a name of its own for each fragment');
  const fill = (text: string, address: string): string =>
    fillFragments(text, (name, argument) => fragments.get(name)?.(address, argument));
  const sources: readonly PageSource[] = [
    ...pages.map((page) => {
      const { address, heading = '', lead } = page;
      const head = describeHead(page, facts.project);
      if (lead === undefined) return { page, head, main: fill(page.text, address) };
      const filled = fill(renderMarkdown(page.text), address);
      // These two say what a seed is.
      const text = page.docs === undefined || /^\/docs(?:\/seeds)?$/.test(address) ? filled : explainSeed(filled);
      const top = `<h1>${escapeHtml(heading)}</h1><p class="lead">${fill(lead, address)}</p>`;
      return { page, head, main: renderTextMain(page, top, keepTogether(text), site), text };
    }),
    ...listPosts(facts.releases).map(({ head, heading, text }) => {
      const page = find('/blog');
      return { page, head, main: renderTextMain(page, heading, text, site) };
    }),
  ];
  return { site, sources };
}

function createPage({ page, head, main }: PageSource, tags: PageTags, site: SitePages): Page {
  const template = cutTemplate(renderDocument(page, main, tags, site));
  const names = Object.keys(FIRST_VALUES) as HoleName[];
  const values = names.filter((name) => template.includes(name)).map((name) => [name, FIRST_VALUES[name]] as const);
  return { head, template, values: Object.fromEntries(values) };
}

/** Names the module that imports the files of a page. Pages with the same files share it. */
function nameFiles({ files }: PageEntry): string {
  return FILES_ID + files.join(',');
}

/** All files of a page, in the order in which they are loaded. */
function listFiles(id: string): string[] {
  return ['/shared/page.css', ...id.slice(FILES_ID.length).split(',')];
}

function tagScript(path: string): string {
  return `<script type="module" crossorigin src="${path}"></script>`;
}

function tagStyle(path: string): string {
  return `<link rel="stylesheet" crossorigin href="${path}">`;
}

/** Writes the tags of the built files of a page. The fonts that every page needs are preloaded. */
export function writeTags(id: string, bundle: Rolldown.OutputBundle): PageTags {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === id);
  if (entry?.type !== 'chunk') throw new Error(`${id}: expected a chunk`);
  // The chunks that the entry imports, each after its own imports. Chunks may import each other.
  const chunks = new Set<Rolldown.OutputChunk>();
  const visited = new Set<string>();
  const collect = (chunk: Rolldown.OutputChunk): void => {
    visited.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk' && !visited.has(name)) collect(imported);
    }
    chunks.add(chunk);
  };
  collect(entry);
  const styles = [...new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
  const fonts = Object.keys(bundle).filter((name) => FONT.test(name));
  chunks.delete(entry);
  const imports = Array.from(chunks, ({ fileName }) => `/${fileName}`);
  return {
    styles:
      each(styles, (name) => tagStyle(`/${name}`)) +
      each(fonts, (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`),
    // A module of imports would be one more request.
    scripts: IMPORTS_ONLY.test(entry.code)
      ? each(imports, tagScript)
      : tagScript(`/${entry.fileName}`) +
        each(imports, (path) => `<link rel="modulepreload" crossorigin href="${path}">`),
  };
}

/** Writes the tags of the sources, for Vite's server. */
function writeSourceTags(id: string): PageTags {
  const files = listFiles(id);
  return {
    styles: each(files, (path) => (path.endsWith('.css') ? tagStyle(path) : '')),
    scripts: each(files, (path) => (path.endsWith('.ts') ? tagScript(path) : '')),
  };
}

const BASE = markHole('base');

/** Writes the text files for crawlers and programs, by path, with holes for the base URL. */
function writeDocuments(sources: readonly PageSource[], facts: Facts, site: SitePages): ReadonlyMap<string, string> {
  const listed = sources.flatMap(({ head }) => (head.isHidden === true ? [] : (head.address ?? [])));
  const places = each(listed.toSorted(), (address) => `<url><loc>${BASE}${escapeHtml(address)}</loc></url>`);
  return new Map([
    [
      '/robots.txt',
      `User-agent: *\nAllow: /\nDisallow: /checkout\nDisallow: /license/\n\nSitemap: ${BASE}/sitemap.xml\n`,
    ],
    [
      '/sitemap.xml',
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places}</urlset>\n`,
    ],
    [SUMMARY_PATH, renderSummary(facts, site).replaceAll(EXAMPLE_ORIGIN, markHole('origin'))],
    [FEED_PATH, renderFeed(facts.releases)],
  ]);
}

/**
 * Makes the plugin that prints the pages.
 *
 * @param folder - the folder of the site
 */
export function renderPages(folder: string, facts: Facts): Plugin {
  // The pages are read again when a file changes.
  let known: ReturnType<typeof readSite> | undefined;
  const take = () => (known ??= readSite(folder, facts));
  return {
    name: 'navii:pages',
    enforce: 'pre',
    config: () => ({
      build: { rolldownOptions: { input: [...new Set(take().sources.map(({ page }) => nameFiles(page)))] } },
    }),
    // The motion stylesheet is also a virtual file. As a file, the policy of the pages allows it.
    resolveId: (id) => (id === MOTION_ID || id.startsWith(FILES_ID) ? id : undefined),
    load(id) {
      if (id === MOTION_ID) return motionStyles;
      if (!id.startsWith(FILES_ID)) return undefined;
      const code = listFiles(id).map((path) => `import '${path}';\n`);
      return { code: code.join(''), moduleSideEffects: 'no-treeshake' };
    },
    configureServer: (server) => {
      const answer = async (path: string, response: ServerResponse, next: (error?: unknown) => void) => {
        try {
          const { site, sources } = take();
          const source = sources.find(({ head }) => head.address === path);
          if (source === undefined) return next();
          const html = printPage(createPage(source, writeSourceTags(nameFiles(source.page)), site));
          response.setHeader('content-type', 'text/html').end(await server.transformIndexHtml(path, html));
        } catch (error) {
          next(error);
        }
      };
      server.middlewares.use(({ url = '' }, response, next) => void answer(url.replace(/\?.*/, ''), response, next));
      server.watcher.on('all', (_, path) => {
        if (!/\.(?:md|html)$/.test(path)) return;
        known = undefined;
        server.ws.send({ type: 'full-reload' });
      });
    },
    generateBundle: {
      // After Vite's own plugins, which know the stylesheets of a chunk.
      order: 'post',
      handler(_, bundle) {
        const write = (path: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName: path.replace(/^\//, ''), source });
        const { site, sources } = take();
        const pages: Record<string, Page> = {};
        for (const source of sources) {
          const { address = UNKNOWN_PAGE } = source.head;
          const page = createPage(source, writeTags(nameFiles(source.page), bundle), site);
          pages[address] = page;
          write(
            address === UNKNOWN_PAGE ? `${address}.html` : `${address}/index.html`.replace('//', '/'),
            printPage(page, facts.publicUrl),
          );
        }
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.facadeModuleId?.startsWith(FILES_ID) && IMPORTS_ONLY.test(file.code))
            delete bundle[file.fileName];
        }
        const documents = writeDocuments(sources, facts, site);
        for (const [path, text] of documents) {
          // Both say nothing without a base URL.
          if (facts.publicUrl === undefined && /^\/(?:robots|sitemap)\./.test(path)) continue;
          const values = { base: facts.publicUrl ?? '', origin: facts.publicUrl ?? EXAMPLE_ORIGIN };
          write(path, fillTemplate(cutTemplate(text), values, path.endsWith('.xml') ? escapeHtml : String));
        }
        const built: BuiltPages = {
          pages,
          documents: Object.fromEntries(Array.from(documents, ([path, text]) => [path, cutTemplate(text)])),
          mascot: MASCOT,
          cell: CELL,
          headers: PAGE_HEADERS,
          versions: facts.releases.map(({ version }) => version),
        };
        write(PAGES_FILE, JSON.stringify(built));
        write('_headers', writeHeaderRules());
        for (const [path, text] of [...drawLandingPictures(), ...drawPartPictures()]) write(path, text);
        for (const [path, text] of printPlainDocs(sources))
          write(path, fillTemplate(cutTemplate(text), { base: '', origin: facts.publicUrl ?? EXAMPLE_ORIGIN }, String));
        for (const [path, text] of printRegistry(facts.publicUrl)) write(path, text);
        for (const [name, text] of facts.vectors) write(`vectors/${name}`, text);
        write(INDEX_PATH, JSON.stringify(listEntries(sources, facts)));
      },
    },
  };
}
