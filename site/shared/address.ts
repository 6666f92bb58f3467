// Addresses of pages. Keeps the query of the address in step with the state of a page. Some changes get an entry of their own in the browser's
// history, the others overwrite the current entry.

// Milliseconds. Browsers limit how often a page may rewrite its address, and a burst of changes should be one entry.
const WRITE_DELAY = 300;

/**
 * Where the pages and the service are, without a slash at the end: what the operator's PUBLIC_URL says, or where the page is.
 *
 * @param path - of the page
 */
export function locateSite(path: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.origin + path;
  return canonical.slice(0, -path.length);
}

/** Writes the state of a page into its address. */
export interface AddressSync {
  /**
   * Writes a query once nobody has called for a moment, or when the page is left.
   *
   * @param isNewEntry - whether to add an entry to the history, so that the way back leads here
   */
  readonly update: (writeQuery: () => string, isNewEntry?: boolean) => void;
  /** Writes what is waiting now. */
  readonly flush: () => void;
}

/**
 * Connects a page to its address.
 *
 * @param onNavigate - called when the visitor went back or forth to another query of this page
 */
export function createAddressSync(onNavigate: () => void): AddressSync {
  let write: (() => string) | undefined;
  let addsEntry = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The query that the page shows.
  let shown = location.search;

  function clear(): void {
    clearTimeout(timer);
    write = undefined;
    addsEntry = false;
    shown = location.search;
  }

  function flush(): void {
    if (write === undefined) return;
    const query = write();
    const search = query === '' ? '' : `?${query}`;
    if (search !== location.search) {
      const address = `${location.pathname}${search}${location.hash}`;
      if (addsEntry) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    }
    clear();
  }

  addEventListener('pagehide', flush);
  addEventListener('popstate', () => {
    // A link within the page changes the hash only: what is waiting is still to be written.
    if (location.search === shown) return;
    clear();
    onNavigate();
  });

  return {
    flush,
    update(writeQuery, isNewEntry = false) {
      clearTimeout(timer);
      write = writeQuery;
      addsEntry ||= isNewEntry;
      timer = setTimeout(flush, WRITE_DELAY);
    },
  };
}
