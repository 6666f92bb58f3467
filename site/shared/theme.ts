// The button that changes the theme, and remembers it.
const root = document.documentElement;
const night = matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  return (root.dataset['theme'] ?? (night.matches ? 'dark' : 'light')) === 'dark';
}

function show(button: HTMLElement): void {
  button.setAttribute('aria-pressed', String(isDark()));
}

function remember(theme: string): void {
  try {
    localStorage.setItem('navii-theme', theme);
  } catch {
    // Storage is off: the choice holds for this page.
  }
}

/** Wires the theme button of the bar. */
export function startTheme(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]');
  if (!button) return;
  button.hidden = false;
  show(button);
  night.addEventListener('change', () => show(button));
  // public/theme.js has followed the choice of another page by then: it was the first to listen.
  for (const event of ['storage', 'pageshow']) addEventListener(event, () => show(button));
  button.addEventListener('click', () => {
    root.dataset['theme'] = isDark() ? 'light' : 'dark';
    remember(root.dataset['theme']);
    show(button);
  });
}
