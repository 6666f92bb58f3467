// Completes the pages at build time: replaces each `<!--navii:name-->` comment with the fragment of that name, and adds
// the pictures and the pages of the releases.
import { MOTION_CSS } from '../../lib/index.js';
import { listReleases, renderReleasePage } from '../blog/news.js';
import { describeFacts } from '../docs/reference.js';
import { drawPackPictures } from '../landing/showcase.js';
import type { Fragment, Fragments } from '../shared/page-entry.js';
import type { Facts } from './facts.js';
import { renderFooter, renderHead, renderHeader } from './head.js';
import { renderHeadingMascots } from './heading-mascots.js';
import { orderHead } from './order-head.js';
import { PAGE_FRAGMENTS } from './page-table.js';

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
    file: { type: 'asset'; fileName: string; source: string } | { type: 'chunk'; fileName: string; id: string },
  ): string;
}

/** The hooks of a Vite plugin that the pages need. */
export interface PagesPlugin {
  name: string;
  enforce?: 'post';
  resolveId?: (id: string) => string | undefined;
  load?: (id: string) => string | undefined;
  buildStart?: (this: Emitter) => void;
  generateBundle?: (this: Emitter, options: unknown, bundle: Bundle) => void;
  transformIndexHtml?: { order: 'pre' | 'post'; handler: (html: string, context: HtmlContext) => string };
}

/** What every page may ask for. */
const FRAME: Fragments = new Map<string, Fragment>([
  ['head', renderHead],
  ['header', renderHeader],
  ['footer', renderFooter],
  ['heading-mascots', renderHeadingMascots],
]);

function collectFragments(maps: readonly Fragments[]): Fragments {
  const all = new Map<string, Fragment>();
  for (const [name, fragment] of maps.flatMap((map) => [...map])) {
    if (all.has(name)) throw new Error(`two fragments are called ${name}`);
    all.set(name, fragment);
  }
  return all;
}

function fillFragments(html: string, path: string, fragments: Fragments): string {
  return html.replace(/<!--navii:([a-z-]+)-->/g, (_, name: string) => {
    const fragment = fragments.get(name);
    if (fragment === undefined) throw new Error(`${path}: no fragment is called ${name}`);
    return fragment(path, html);
  });
}

/** Makes the plugins that turn the page files into whole pages. */
export function renderPages(facts: Facts): PagesPlugin[] {
  const { releases } = facts;
  const fragments = collectFragments([FRAME, ...PAGE_FRAGMENTS, describeFacts(facts), listReleases(releases)]);
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
      enforce: 'post',
      generateBundle(_, bundle) {
        const vectors = Array.from(facts.vectors, ([name, text]) => [`vectors/${name}`, text] as const);
        for (const [fileName, source] of [...drawPackPictures(), ...vectors]) {
          this.emitFile({ type: 'asset', fileName, source });
        }
        const news = bundle['blog/index.html']?.source;
        if (typeof news !== 'string')
          throw new Error('blog/index.html: expected a page to make those of the releases from');
        for (const release of releases) {
          const fileName = `blog/v${release.version}/index.html`;
          this.emitFile({ type: 'asset', fileName, source: renderReleasePage(news, release) });
        }
      },
    },
  ];
}
