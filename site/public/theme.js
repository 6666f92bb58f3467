// Runs before the first paint: a visitor who chose a theme must not see the other one flash. It is chosen on any page, so
// the others that stand open follow, and so does one that comes back as it was left.
{
  const follow = () => {
    try {
      const chosen = localStorage.getItem('navii-theme');
      if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
      else delete document.documentElement.dataset['theme'];
    } catch {
      // Storage is off: what the page shows stands.
    }
  };
  follow();
  addEventListener('storage', follow);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
