// Tabs with the code of a mascot: the playground and the builder have these three in common.
import type { OptionPairs } from '../../lib/links.js';
import { escapeMarkdown, writeElement, writeImage, writeLoader } from './code.js';
import { linkAvatar } from './links.js';

/** A tab with code for the state of a page. */
export interface Snippet<State> {
  readonly id: string;
  readonly name: string;
  /** Whether the code loads a picture from a service. */
  readonly needsService?: boolean;
  /** @param origin - address of the service, without a slash at the end */
  readonly write: (state: State, origin: string) => string;
}

/** Tabs, of which there is at least one. */
export type Snippets<State> = readonly [Snippet<State>, ...Snippet<State>[]];

/** A mascot, as its code needs it. */
export interface CodedMascot {
  readonly seed: string;
  readonly options: OptionPairs;
  /** Edge of the picture, in pixels. */
  readonly size: number;
  /** The alternative text of the picture. */
  readonly label: string;
}

/** Makes the tabs that show a mascot as an image, as an element and in Markdown. */
export function createSnippets<State>(
  read: (state: State) => CodedMascot,
): Readonly<Record<'html' | 'element' | 'markdown', Snippet<State>>> {
  return {
    html: {
      id: 'html',
      name: 'HTML',
      needsService: true,
      write(state, origin) {
        const { seed, options, size, label } = read(state);
        return writeImage(linkAvatar(seed, options, origin), size, size, label);
      },
    },
    element: {
      id: 'element',
      name: 'Element',
      write(state, origin) {
        const { seed, options } = read(state);
        return `${writeLoader(origin)}\n\n${writeElement(seed, options)}`;
      },
    },
    markdown: {
      id: 'markdown',
      name: 'Markdown',
      needsService: true,
      write(state, origin) {
        const { seed, options, label } = read(state);
        return `![${escapeMarkdown(label)}](${linkAvatar(seed, options, origin)})`;
      },
    },
  };
}

/** Returns the tab with an id; the first one if there is no such tab. */
export function findSnippet<State>(snippets: Snippets<State>, id: string | undefined): Snippet<State> {
  return snippets.find((snippet) => snippet.id === id) ?? snippets[0];
}
