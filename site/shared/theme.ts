// The button that changes the theme, and stores the choice.
const root = document.documentElement;
const systemDark = matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  return (root.dataset['theme'] ?? (systemDark.matches ? 'dark' : 'light')) === 'dark';
}

function show(button: HTMLElement): void {
  button.setAttribute('aria-pressed', String(isDark()));
}

function store(theme: string): void {
  try {
    localStorage.setItem('navii-theme', theme);
  } catch {
    // Storage is off: the choice is for this page only.
  }
}

/** Wires the theme button of the header. */
export function startTheme(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]');
  if (!button) return;
  button.hidden = false;
  show(button);
  systemDark.addEventListener('change', () => show(button));
  // public/theme.js listens first: it has applied the choice of another page by then.
  for (const event of ['storage', 'pageshow']) addEventListener(event, () => show(button));
  button.addEventListener('click', () => {
    root.dataset['theme'] = isDark() ? 'light' : 'dark';
    store(root.dataset['theme']);
    show(button);
  });
}
