// The address of a page. Its query follows the state of the page: some changes add an entry to the browser's history, the
// others replace the current entry.

/** Milliseconds before a change is written: browsers limit how often a page may write, and a burst of changes is one entry. */
export const WRITE_DELAY = 300;

/**
 * Returns the address of the site and the service, without a slash at the end: the operator's PUBLIC_URL, else the origin.
 *
 * @param path - path of the page
 */
export function locateSite(path: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.origin + path;
  // The service adds the query of a page that it has drawn.
  return canonical.replace(/\?.*$/, '').slice(0, -path.length);
}

/** Writes the state of a page into its address. */
export interface AddressSync {
  /**
   * Writes a query when there was no further call for a moment, or when the visitor leaves the page.
   *
   * @param isNewEntry - whether to add an entry to the history, so that the Back button returns to this state
   */
  readonly update: (writeQuery: () => string, isNewEntry?: boolean) => void;
  /** Writes a pending query at once. */
  readonly flush: () => void;
}

/**
 * Connects a page to its address.
 *
 * @param onNavigate - called when the visitor went back or forward to another query of this page
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
    // A link within the page changes the hash only: a pending query is still written.
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
