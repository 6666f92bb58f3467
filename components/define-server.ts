// `navii/define`, `navii/picker` and the like among React server components, where no code reaches the browser: the elements would
// stay empty. `exports` of package.json leads there by the condition `react-server`.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

if (process.env.NODE_ENV !== 'production') {
  // oxlint-disable-next-line no-console -- for developers
  console.warn("navii: elements are registered in the browser; begin the file that imports them with 'use client'");
}

export * from './public.js';
export { loadPacks } from './packs/resources.js';
export { NaviiPickerElement, type PickerWords } from './picker/navii-picker.js';
