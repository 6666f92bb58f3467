// Runs before the first paint: a visitor who chose a theme must not see the other one flash.
try {
  const chosen = localStorage.getItem('navii-theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
} catch {
  // Storage is off: the system's theme stands.
}
