// Runs before the first paint, so that a visitor who chose a theme does not see the other one flash. Applies the choice
// again when another open page changes it, and when the browser restores a page from its cache.
{
  const applyTheme = () => {
    try {
      const chosen = localStorage.getItem('navii-theme');
      if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
      else delete document.documentElement.dataset['theme'];
    } catch {
      // Storage is off: the page keeps its theme.
    }
  };
  applyTheme();
  addEventListener('storage', applyTheme);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applyTheme();
  });
}
