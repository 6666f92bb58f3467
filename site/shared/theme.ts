// The button that changes the theme, and stores the choice: the system's, light, dark.
const root = document.documentElement;

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

function readTheme(): Theme {
  return THEMES.find((theme) => theme === root.dataset['theme']) ?? 'system';
}

function show(button: HTMLElement): void {
  const theme = readTheme();
  button.dataset['theme'] = theme;
  button.setAttribute('aria-label', `Theme: ${theme}`);
  button.title = `Theme: ${theme}`;
}

function store(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem('navii-theme');
    else localStorage.setItem('navii-theme', theme);
  } catch {
    // Storage is off: the choice is for this page only.
  }
}

/** The theme after this one: a first click always changes what is seen. */
function findNext(): Theme {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const order: readonly Theme[] = isDark ? ['system', 'light', 'dark'] : ['system', 'dark', 'light'];
  return order[(order.indexOf(readTheme()) + 1) % order.length] ?? 'system';
}

/** Wires the theme button of the header. */
export function startTheme(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]');
  if (!button) return;
  button.hidden = false;
  show(button);
  // The script in the head (build/early-theme.ts) listens first: it has applied the choice of another page by then.
  for (const event of ['storage', 'pageshow']) addEventListener(event, () => show(button));
  button.addEventListener('click', () => {
    const theme = findNext();
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    store(theme);
    show(button);
  });
}
