// The address of a page. Its query follows the state of the page: some changes add an entry to the browser's history, the
// others replace the current entry. A state that is too long for a query may also be in the fragment.

/** Milliseconds before a change is written: browsers limit how often a page may write, and a burst of changes is one entry. */
const WRITE_DELAY = 300;

/** The history state of entries of the page. An entry without it comes from a link to an anchor of the page. */
const OWN_ENTRY = 'state';

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
   * Writes a state when there was no further call for a moment, or when the visitor leaves the page.
   *
   * @param write - returns the query without its question mark, and the fragment if the state needs one
   * @param isNewEntry - whether to add an entry to the history, so that the Back button returns to this state
   */
  readonly update: (write: () => string, isNewEntry?: boolean) => void;
  /** Writes a pending state at once. */
  readonly flush: () => void;
}

/**
 * Connects a page to its address.
 *
 * @param onNavigate - called when the visitor went back or forward to another state of this page
 * @param prefix - the beginning of a fragment that has a state, such as `#team=`. All others are anchors
 */
export function createAddressSync(onNavigate: () => void, prefix?: string): AddressSync {
  let write: (() => string) | undefined;
  let addsEntry = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The query and the fragment of the state that the page shows.
  let shown = readShown();

  function isAnchor(): boolean {
    return prefix === undefined || !location.hash.startsWith(prefix);
  }

  function readShown(): string {
    return location.search + (isAnchor() ? '' : location.hash);
  }

  function clear(): void {
    clearTimeout(timer);
    write = undefined;
    addsEntry = false;
    shown = readShown();
  }

  function flush(): void {
    if (write === undefined) return;
    const text = write();
    const written = text === '' || text.startsWith('#') ? text : `?${text}`;
    if (written !== shown) {
      const anchor = isAnchor() && !written.includes('#') ? location.hash : '';
      const address = location.pathname + written + anchor;
      if (addsEntry) history.pushState(OWN_ENTRY, '', address);
      else history.replaceState(OWN_ENTRY, '', address);
    }
    clear();
  }

  history.replaceState(OWN_ENTRY, '');
  addEventListener('pagehide', flush);
  addEventListener('popstate', () => {
    const isLink = history.state !== OWN_ENTRY && location.hash !== '' && isAnchor();
    // A link to an anchor has replaced the fragment of the state: it comes back.
    if (isLink && shown.includes('#')) history.replaceState(OWN_ENTRY, '', location.pathname + shown);
    else history.replaceState(OWN_ENTRY, '');
    // A link within the page changes the anchor only: a pending state is still written.
    if (readShown() === shown) return;
    clear();
    onNavigate();
  });

  return {
    flush,
    update(next, isNewEntry = false) {
      clearTimeout(timer);
      write = next;
      addsEntry ||= isNewEntry;
      timer = setTimeout(flush, WRITE_DELAY);
    },
  };
}
