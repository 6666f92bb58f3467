// The script of every page: the buttons of the header, for motion, theme and search; the motion stylesheet; and the service worker.
import 'virtual:navii-motion.css';
import { importAgain, load } from './load.js';
import { applyPause, isPaused, startDrawings } from './moving.js';
import { registerWorker } from './register-worker.js';
import type * as Search from './search-dialog.js';

const root = document.documentElement;

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The theme that the visitor has chosen. */
export function readTheme(): Theme {
  return THEMES.find((theme) => theme === root.dataset['theme']) ?? 'system';
}

function showTheme(button: HTMLElement): void {
  const theme = readTheme();
  button.dataset['theme'] = theme;
  button.setAttribute('aria-label', `Theme: ${theme}`);
  button.title = `Theme: ${theme}`;
}

/** Stores a choice for all pages; `undefined` removes it. */
function store(name: string, choice: string | undefined): void {
  try {
    if (choice === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, choice);
  } catch {
    // Storage is off: the choice is for this page only.
  }
}

/** Finds the theme that the next click sets. The order makes the first click always change the colours. */
function findNextTheme(): Theme {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const order: readonly Theme[] = isDark ? ['system', 'light', 'dark'] : ['system', 'dark', 'light'];
  return order[(order.indexOf(readTheme()) + 1) % order.length] ?? 'system';
}

/** Starts the theme button. */
function startTheme(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]');
  if (!button) return;
  button.hidden = false;
  showTheme(button);
  // The script in the head (build/frame.ts) listens first: it has already applied the theme that another page has set.
  for (const event of ['storage', 'pageshow']) addEventListener(event, () => showTheme(button));
  button.addEventListener('click', () => {
    const theme = findNextTheme();
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    store('navii-theme', theme === 'system' ? undefined : theme);
    showTheme(button);
  });
}

/** Starts the drawings of the page, and the button that pauses all motion (WCAG 2.2 §2.2.2). */
function startMotion(): void {
  startDrawings();
  const button = document.querySelector<HTMLElement>('[data-motion-toggle]');
  if (!button) return;
  const show = (): void => {
    button.title = isPaused() ? 'Play motion' : 'Pause motion';
    button.setAttribute('aria-label', button.title);
    applyPause();
  };
  button.hidden = false;
  show();
  for (const event of ['storage', 'pageshow']) addEventListener(event, show);
  button.addEventListener('click', () => {
    store('navii-motion', isPaused() ? undefined : 'paused');
    root.toggleAttribute('data-paused');
    show();
  });
}

/** The storage key for turning the shortcut `/` off: visitors must be able to turn off single-key shortcuts (WCAG 2.2 §2.1.4). */
const SLASH_KEY = 'navii-slash';

function isSlashOn(): boolean {
  try {
    return localStorage.getItem(SLASH_KEY) !== 'off';
  } catch {
    return true;
  }
}

/**
 * The module of the search: a chunk with a fixed name (build/pages.ts), loaded when the search is about to open. If Vite saw
 * this dynamic import, it would add a kilobyte of preload code to every page.
 */
const SEARCH_MODULE = '/search.js';

let loadSearch: (() => Promise<typeof Search>) | undefined;

/** Starts to load the search: a pointer or the focus has reached its button. */
function prepareSearch(): () => Promise<typeof Search> {
  return (loadSearch ??= load(async () => (await importAgain(SEARCH_MODULE)) as typeof Search));
}

async function openSearch(): Promise<void> {
  const search = await prepareSearch()();
  await search.openSearch(isSlashOn(), (isOn) => store(SLASH_KEY, isOn ? undefined : 'off'));
}

/** Whether the focused element takes text, so that `/` is a character and not a shortcut. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** Starts the search button and its shortcuts. */
function startSearch(): void {
  const button = document.querySelector<HTMLElement>('[data-site-search]');
  if (!button) return;
  const isApple = /Mac|iP(?:ad|hone|od)/.test(navigator.platform);
  const keys = button.querySelector('kbd');
  if (keys && isApple) keys.textContent = '⌘K';
  button.setAttribute('aria-keyshortcuts', isApple ? 'Meta+K' : 'Control+K');
  button.hidden = false;
  for (const event of ['pointerenter', 'focus']) button.addEventListener(event, prepareSearch, { once: true });
  button.addEventListener('click', () => void openSearch());
  addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isShortcut =
      key.toLowerCase() === 'k' && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event) && isSlashOn();
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    void openSearch();
  });
}

startMotion();
startTheme();
startSearch();
registerWorker();
