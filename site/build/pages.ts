// Completes the pages at build time: replaces each `<!--navii:name-->` comment with the fragment of that name, and adds
// the pictures and the pages of the releases.
import { MOTION_CSS } from '../../lib/index.js';
import { FEED_PATH, renderFeed } from '../blog/feed.js';
import { listReleases, renderReleasePages } from '../blog/news.js';
import { drawPartPictures } from '../docs/parts/groups.js';
import { describeFacts } from '../docs/reference.js';
import { drawPackPictures } from '../landing/showcase.js';
import type { Fragment, Fragments } from '../shared/page-entry.js';
import { INDEX_PATH } from '../shared/search-entry.js';
import type { Facts } from './facts.js';
import { renderFooter, renderHead, renderHeader } from './head.js';
import { renderHeadingMascots } from './heading-mascots.js';
import { renderSummary, SUMMARY_PATH } from './llms.js';
import { orderHead } from './order-head.js';
import { PAGE_FRAGMENTS } from './page-table.js';
import type { Project } from './project.js';
import { collectPages, listEntries } from './search-index.js';

const MOTION_ID = 'virtual:navii-motion.css';

// Vite's own types would bring Node's into the pages' world.
interface OutputFile {
  readonly fileName: string;
  readonly source?: string | Uint8Array;
}

type Bundle = Readonly<Record<string, OutputFile>>;

interface HtmlContext {
  readonly path: string;
  readonly server?: unknown;
  readonly bundle?: Bundle;
}

interface Emitter {
  emitFile(
    file:
      | { type: 'asset'; fileName: string; source: string }
      | { type: 'chunk'; fileName: string; id: string; preserveSignature: 'strict' },
  ): string;
}

/** The hooks of a Vite plugin that the pages need. */
export interface PagesPlugin {
  name: string;
  apply?: 'build';
  enforce?: 'post';
  resolveId?: (id: string) => string | undefined;
  load?: (id: string) => string | undefined;
  buildStart?: (this: Emitter) => void;
  generateBundle?: (this: Emitter, options: unknown, bundle: Bundle) => void;
  transformIndexHtml?: { order: 'pre' | 'post'; handler: (html: string, context: HtmlContext) => string };
}

/** What every page may ask for. */
function describeFrame(project: Project): Fragments {
  return new Map<string, Fragment>([
    ['head', (path, html) => renderHead(path, html, project)],
    ['header', renderHeader],
    ['footer', (path) => renderFooter(path, project)],
    ['heading-mascots', renderHeadingMascots],
  ]);
}

function collectFragments(maps: readonly Fragments[]): Fragments {
  const all = new Map<string, Fragment>();
  for (const [name, fragment] of maps.flatMap((map) => [...map])) {
    if (all.has(name)) throw new Error(`two fragments are called ${name}`);
    all.set(name, fragment);
  }
  return all;
}

/** What lists the headings of a page, and so comes when all else is there. */
const LISTS: ReadonlySet<string> = new Set(['docs-index', 'docs-contents']);

function fillFragments(html: string, path: string, fragments: Fragments): string {
  const fill = (text: string, isMeant: (name: string) => boolean) =>
    text.replace(/<!--navii:([a-z-]+)-->/g, (comment, name: string) => {
      if (!isMeant(name)) return comment;
      const fragment = fragments.get(name);
      if (fragment === undefined) throw new Error(`${path}: no fragment is called ${name}`);
      return fragment(path, text);
    });
  return fill(
    fill(html, (name) => !LISTS.has(name)),
    (name) => LISTS.has(name),
  );
}

/** Makes the plugins that turn the page files into whole pages. */
export function renderPages(facts: Facts): PagesPlugin[] {
  const { releases, project } = facts;
  const frame = describeFrame(project);
  const fragments = collectFragments([frame, ...PAGE_FRAGMENTS, describeFacts(facts), listReleases(releases)]);
  return [
    {
      name: 'navii:pages',
      transformIndexHtml: { order: 'pre', handler: (html, { path }) => fillFragments(html, path, fragments) },
      // The stylesheet of animated mascots as a file, which the policy allows: pages import it once.
      resolveId: (id) => (id === MOTION_ID ? id : undefined),
      load: (id) => (id === MOTION_ID ? MOTION_CSS : undefined),
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
        // A page imports it by this name when the search is first opened (shared/start-search.ts).
        const id = '/shared/search-dialog.ts';
        this.emitFile({ type: 'chunk', fileName: 'search.js', id, preserveSignature: 'strict' });
      },
      generateBundle(_, bundle) {
        const vectors = Array.from(facts.vectors, ([name, text]) => [`vectors/${name}`, text] as const);
        for (const [fileName, source] of [...drawPackPictures(), ...drawPartPictures(), ...vectors]) {
          this.emitFile({ type: 'asset', fileName, source });
        }
        const index = JSON.stringify(listEntries(collectPages(Object.values(bundle)), facts));
        this.emitFile({ type: 'asset', fileName: INDEX_PATH.slice(1), source: index });
        const news = bundle['blog/index.html']?.source;
        if (typeof news !== 'string')
          throw new Error('blog/index.html: expected a page to make those of the releases from');
        for (const [fileName, source] of [
          ...renderReleasePages(news, releases),
          [FEED_PATH.slice(1), renderFeed(releases)] as const,
          [SUMMARY_PATH.slice(1), renderSummary(facts)] as const,
        ]) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  ];
}
