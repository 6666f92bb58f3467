// Says that elements stay empty among React server components, where no code reaches the browser.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

export function warnServer(): void {
  if (process.env.NODE_ENV === 'production') return;
  // oxlint-disable-next-line no-console -- for developers
  console.warn("navii: elements are registered in the browser; begin the file that imports them with 'use client'");
}
