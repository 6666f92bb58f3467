// Tabs with the code of a mascot.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { OptionPairs } from '../../lib/links.js';
import { writeElement, writeImage, writeLoader } from './code.js';
import { linkAvatar } from './links.js';
import { renderTabList, type TabList } from './tab-list.js';
import { renderCode } from './view.js';

/** A mascot, as its code needs it. */
export interface CodedMascot {
  readonly seed: string;
  readonly options: OptionPairs;
  /** Edge of the picture, in pixels. */
  readonly size: number;
  /** The alternative text of the picture. */
  readonly label: string;
}

/** A tab with the code of a mascot. */
export interface Snippet<Mascot = CodedMascot> {
  readonly id: string;
  readonly name: string;
  /** Whether the code loads a picture from a service. */
  readonly needsService?: boolean;
  /** @param origin - address of the service, without a slash at the end */
  readonly write: (mascot: Mascot, origin: string) => string;
}

/** Tabs, of which there is at least one. */
export type Snippets<Mascot> = readonly [Snippet<Mascot>, ...Snippet<Mascot>[]];

export const IMAGE: Snippet = {
  id: 'url',
  name: 'URL',
  needsService: true,
  write: ({ seed, options, size, label }, origin) => writeImage(linkAvatar(seed, options, origin), size, size, label),
};

export const ELEMENT: Snippet = {
  id: 'html',
  name: 'HTML',
  write: ({ seed, options }, origin) => `${writeLoader(origin)}\n\n${writeElement(seed, options)}`,
};

/** Returns the tab with an id; the first one if there is no such tab. */
export function findSnippet<Mascot>(snippets: Snippets<Mascot>, id: string | undefined): Snippet<Mascot> {
  return snippets.find((snippet) => snippet.id === id) ?? snippets[0];
}

interface CodeTabs extends Omit<TabList, 'panelOf'> {
  /** The id of the panel with the code. */
  readonly panel: string;
  readonly code: string;
  readonly copy: (event: Event) => void;
}

/** Renders the inside of a block of code: its tabs, the copy button in the corner, the code, and a note below it. */
export function renderCodeTabs({ panel, code, copy, ...list }: CodeTabs, note: unknown = nothing): TemplateResult {
  return html`${renderTabList({ ...list, panelOf: () => panel })}<button type="button" class="copy scripted" @click=${copy}>Copy</button>
    <div class="panel" id=${panel} role="tabpanel" aria-labelledby="tab-${list.selected}"><pre tabindex="0"><code>${renderCode(code)}</code></pre>${note}</div>`;
}
