// Tests the search panel of the builder outside of a page.
import { render } from 'lit/html.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_SEARCH, renderSearch, type SeedSearchActions } from '../../../site/builder/search-panel.js';
import { FIRST } from '../../../site/builder/state.js';
import { showInButton } from '../../../site/shared/copy-button.js';

const root = document.createElement('div');

function show(...seeds: string[]): void {
  render(renderSearch(FIRST, { ...NO_SEARCH, seeds }, {} as SeedSearchActions), root);
}

function copy(): void {
  showInButton(root.querySelector('.seed') as HTMLElement, 'Copied');
}

function read(): (string | null)[] {
  return Array.from(root.querySelectorAll('.seed'), ({ textContent }) => textContent);
}

beforeEach(() => {
  vi.useFakeTimers();
  show('Ada-1', 'Ada-2');
});
afterEach(() => void vi.useRealTimers());

it('can show other seeds while a button still says so', () => {
  copy();
  show('Momo-1', 'Momo-2');
  expect(read()).toEqual(['Momo-1', 'Momo-2']);
  copy();
  expect(read()).toEqual(['Copied', 'Momo-2']);
  vi.runAllTimers();
  expect(read()).toEqual(['Momo-1', 'Momo-2']);
});
