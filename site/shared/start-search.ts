// Opens the search, by its button in the header and by keys. All else of it is loaded when it is first asked for.

/** What `search-dialog.ts` exports. */
interface SearchModule {
  readonly openSearch: (slashKey: string) => Promise<void>;
}

/** Where it is stored that the key `/` is wanted as it is: single keys must be possible to turn off (WCAG 2.2 §2.1.4). */
const SLASH_KEY = 'navii-slash';

function isSlashOn(): boolean {
  try {
    return localStorage.getItem(SLASH_KEY) !== 'off';
  } catch {
    return true;
  }
}

/**
 * The module of the search. A chunk of its own at an address that stays (build/pages.ts): a dynamic import that Vite sees brings
 * a kilobyte to every page, which preloads what such an import needs.
 */
const MODULE = '/search.js';

function open(): void {
  const loaded = import(/* @vite-ignore */ MODULE) as Promise<SearchModule>;
  // Without a network there is a page at least.
  loaded.then(
    ({ openSearch }) => openSearch(SLASH_KEY),
    () => location.assign('/docs'),
  );
}

/** Whether keys are text where the focus is. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** Wires the button of the header, and the keys. */
export function startSearch(): void {
  const button = document.querySelector<HTMLElement>('[data-site-search]');
  if (!button) return;
  const isApple = /Mac|iP(?:ad|hone|od)/.test(navigator.platform);
  const keys = button.querySelector('kbd');
  if (keys && isApple) keys.textContent = '⌘K';
  button.setAttribute('aria-keyshortcuts', isApple ? 'Meta+K' : 'Control+K');
  button.hidden = false;
  button.addEventListener('click', open);
  addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isChord =
      key.toLowerCase() === 'k' && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event) && isSlashOn();
    if (!isChord && !isSlash) return;
    event.preventDefault();
    open();
  });
}
