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

/**
 * Connects a page to its address.
 *
 * @param read - shows the state of the address
 * @param write - returns the query of the state that the page shows, and the fragment if the state needs one
 * @param prefix - the beginning of a fragment that has a state, such as `#team=`. All others are anchors
 * @param onNavigate - called when the visitor went back or forward to another state of this page
 */
export function createAddressSync(read: () => void, write: () => string, prefix?: string, onNavigate?: () => void) {
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
    timer = undefined;
    addsEntry = false;
    shown = readShown();
  }

  function flush(): void {
    if (timer === undefined) return;
    const text = write();
    const written = /^(?:[?#]|$)/.test(text) ? text : `?${text}`;
    if (written !== shown) {
      const anchor = isAnchor() && !written.includes('#') ? location.hash : '';
      const address = location.pathname + written + anchor;
      if (addsEntry) history.pushState(OWN_ENTRY, '', address);
      else history.replaceState(OWN_ENTRY, '', address);
    }
    clear();
  }

  /**
   * Writes the state of the page when there was no further call for a moment, or when the visitor leaves the page.
   *
   * @param isNewEntry - whether to add an entry to the history, so that the Back button returns to this state
   */
  function update(isNewEntry = false): void {
    clearTimeout(timer);
    addsEntry ||= isNewEntry;
    timer = setTimeout(flush, WRITE_DELAY);
  }

  /** Shows the state of the address. E-mail addresses and packed states are written anew at once. */
  function open(): void {
    read();
    if (isAnchor() && !/@|%40/.test(location.search)) return;
    update();
    flush();
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
    (onNavigate ?? open)();
  });

  return { open, update };
}
