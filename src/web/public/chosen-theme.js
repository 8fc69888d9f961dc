// Runs before the first paint, so that a chosen theme does not flash the system's one.
try {
  const theme = localStorage.getItem('unstuck.theme');
  if (theme && theme !== 'system') document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be forbidden; the system's theme is then right.
}
