// The address as the memory of a page: some changes make a place to come back to, the rest is written over.

// Browsers limit how often a page may rewrite its address; and a burst of changes is one place.
const PAUSE = 300;

/** Keeps the address of a page in step with its state. */
export interface AddressKeeper {
  /**
   * Puts a query into the address once nobody has called for a moment, or when the page is left.
   *
   * @param isPlace - whether the visitor is to come back here, and not over it
   */
  readonly keep: (writeQuery: () => string, isPlace?: boolean) => void;
  /** Does so now. */
  readonly flush: () => void;
}

/**
 * Makes the keeper of a page.
 *
 * @param onTravel - hears that the visitor went back or forth to another query of this page
 */
export function createAddressKeeper(onTravel?: () => void): AddressKeeper {
  let write: (() => string) | undefined;
  let isNew = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The query that the page shows.
  let known = location.search;

  function forget(): void {
    clearTimeout(timer);
    write = undefined;
    isNew = false;
    known = location.search;
  }

  function flush(): void {
    if (write === undefined) return;
    const query = write();
    const search = query === '' ? '' : `?${query}`;
    if (search !== location.search) {
      const address = `${location.pathname}${search}${location.hash}`;
      if (isNew) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    }
    forget();
  }

  addEventListener('pagehide', flush);
  addEventListener('popstate', () => {
    // A link within the page is no travel: what is to be written goes into the new place.
    if (location.search === known) return;
    forget();
    onTravel?.();
  });

  return {
    flush,
    keep(writeQuery, isPlace = false) {
      clearTimeout(timer);
      write = writeQuery;
      isNew ||= isPlace;
      timer = setTimeout(flush, PAUSE);
    },
  };
}
