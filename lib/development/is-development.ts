// Whether what is for developing speaks: it is reached by a condition of package.json alone, which Node always has.

// Bundlers write the value in; a browser without one has no `process` at all.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Whether this is a page or a program under development. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV === 'development';
  } catch {
    return true;
  }
}
