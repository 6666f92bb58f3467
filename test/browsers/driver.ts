/** One window of a browser, driven from outside. */
export interface Driver {
  /** Opens an address in the window. */
  open(url: string): Promise<void>;
  /** Takes a picture of what the window shows: a PNG, a pixel for a CSS pixel. */
  screenshot(): Promise<Uint8Array>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** Large enough for whatever a test lays out, in CSS pixels. */
export const WINDOW = { width: 1200, height: 1000 } as const;
