// `navii/define` and `navii/define/core` among React server components, where no code reaches the browser: the elements would
// stay empty. `exports` of package.json leads there by the condition `react-server`.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

if (process.env.NODE_ENV !== 'production') {
  // oxlint-disable-next-line no-console -- for developers
  console.warn(
    "navii: navii/define registers elements in the browser; begin the file that imports it with 'use client'",
  );
}

export * from './public.js';
export { loadPacks } from './packs/resources.js';
