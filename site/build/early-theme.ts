// The one script that stands in the pages themselves: it runs before the first paint, so that a visitor who chose a theme does
// not see the other one flash. Applies the choice again when another open page changes it, and when the browser restores a
// page from its cache. The policy of the pages allows it by its hash.
function applyTheme(): void {
  function apply(): void {
    const { dataset } = document.documentElement;
    try {
      const chosen = localStorage.getItem('navii-theme');
      if (chosen === 'light' || chosen === 'dark') dataset['theme'] = chosen;
      else delete dataset['theme'];
    } catch {
      // Storage is off: the page keeps its theme.
    }
  }
  apply();
  addEventListener('storage', apply);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) apply();
  });
}

/** Its text. */
export const EARLY_THEME = `(${applyTheme.toString()})()`;
