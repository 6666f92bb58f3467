/** Who is shown where the address names nobody: the page is built with it. */
export const FIRST_SEED = 'Ada';
