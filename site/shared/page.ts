// The script of every page: the buttons of the header, for motion, theme and search; the motion stylesheet; and the service worker.
import 'virtual:navii-motion.css';
import { load } from './load.js';
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

/**
 * Shows a button of the header.
 *
 * @param describe - returns what the button says, also after another page has changed the choice
 * @param choose - called for a click
 */
function startButton(name: string, describe: () => string, choose: () => void): void {
  const button = document.querySelector<HTMLElement>(`[data-${name}-toggle]`);
  if (!button) return;
  const show = (): void => {
    button.title = describe();
    button.setAttribute('aria-label', button.title);
    if (name === 'theme') button.dataset['theme'] = readTheme();
  };
  button.hidden = false;
  show();
  // The script in the head (build/frame.ts) listens first: it has already applied the choice that another page has stored.
  for (const event of ['storage', 'pageshow']) addEventListener(event, show);
  button.addEventListener('click', () => {
    choose();
    show();
  });
}

function chooseTheme(): void {
  const theme = findNextTheme();
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  store('navii-theme', theme === 'system' ? undefined : theme);
}

/** Pauses all motion, or plays it again (WCAG 2.2 §2.2.2). */
function toggleMotion(): void {
  store('navii-motion', isPaused() ? undefined : 'paused');
  root.toggleAttribute('data-paused');
  applyPause();
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

let loadSearch: (() => Promise<typeof Search>) | undefined;

/** Starts to load the search: a pointer or the focus has reached its button. */
function prepareSearch(): () => Promise<typeof Search> {
  return (loadSearch ??= load(() => import('./search-dialog.js')));
}

async function openSearch(): Promise<void> {
  const search = await prepareSearch()();
  await search.openSearch(isSlashOn(), (isOn) => store(SLASH_KEY, isOn ? undefined : 'off'));
}

/** Whether the focused element takes text, so that `/` is a character and not a shortcut. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** Starts the search buttons and their shortcuts. */
function startSearch(): void {
  const isApple = /Mac|iP(?:ad|hone|od)/.test(navigator.platform);
  for (const button of document.querySelectorAll<HTMLElement>('[data-site-search]')) {
    const keys = button.querySelector('kbd');
    if (keys && isApple) keys.textContent = '⌘K';
    button.setAttribute('aria-keyshortcuts', isApple ? 'Meta+K' : 'Control+K');
    button.hidden = false;
    for (const event of ['pointerenter', 'focus']) button.addEventListener(event, prepareSearch, { once: true });
    button.addEventListener('click', () => void openSearch());
  }
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

startDrawings();
for (const event of ['storage', 'pageshow']) addEventListener(event, applyPause);
startButton('motion', () => (isPaused() ? 'Play motion' : 'Pause motion'), toggleMotion);
startButton('theme', () => `Theme: ${readTheme()}`, chooseTheme);
startSearch();
registerWorker();
