// `navii/cdn`: `navii/define/core` as the file `navii.js`, with `<navii-picker>` in a separate file, `picker.js`.
export * from './define-core.js';

/**
 * Loads `picker.js`, which registers `<navii-picker>`: for a page that shows a picker late. Others load `picker.js` as their script.
 *
 * @returns a promise that is fulfilled when the element is registered, and rejected when the file cannot be loaded
 * @example
 * await loadPicker();
 */
export async function loadPicker(): Promise<void> {
  await import('./define-picker.js');
}
