/** The functions that browser tests need of the window in which they run. */
export interface PageDriver {
  /** Takes a screenshot of the window: a PNG with one pixel for each CSS pixel. */
  screenshot(): Promise<Uint8Array>;
  /** Counts the images in the accessibility tree of the tested page: all, or those with a name. */
  countImages(name?: string): Promise<number>;
}

/** Controls one window of a browser from outside. */
export interface Driver extends PageDriver {
  /** Opens an address in the window. */
  open(url: string): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** Selects the frame in which Vitest runs the tests. */
export const TESTED = 'iframe[data-vitest]';

/** A script for the page: it returns a list of the document and all its shadow roots. */
export const LIST_ROOTS = `(() => {
  const list = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ? list(shadowRoot) : [])];
  return list(document);
})()`;

/** The size of the window in CSS pixels. Every test's content fits into it. */
export const WINDOW = { width: 1200, height: 1000 } as const;
