/** What tests want of a window in which they run. */
export interface PageDriver {
  /** Takes a picture of what the window shows: a PNG, a pixel for a CSS pixel. */
  screenshot(): Promise<Uint8Array>;
  /** Counts the images that assistive technology is told of in the tested page: all, or those of a name. */
  countImages(name?: string): Promise<number>;
}

/** One window of a browser, driven from outside. */
export interface Driver extends PageDriver {
  /** Opens an address in the window. */
  open(url: string): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** The frame in which Vitest tests. */
export const TESTED = 'iframe[data-vitest]';

/** Run in the page: its document, and every shadow root in it, as a list. */
export const LIST_ROOTS = `(() => {
  const list = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ? list(shadowRoot) : [])];
  return list(document);
})()`;

/** Large enough for whatever a test lays out, in CSS pixels. */
export const WINDOW = { width: 1200, height: 1000 } as const;
