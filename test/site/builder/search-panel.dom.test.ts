// The search as the builder shows it, without a page around it.
import { render } from 'lit/html.js';
import { expect, it } from 'vitest';
import { NO_SEARCH, renderSearch, type SearchActions } from '../../../site/builder/search-panel.js';
import { FIRST } from '../../../site/builder/state.js';
import { showInButton } from '../../../site/shared/copy-button.js';

it('shows other seeds while a button still says that its seed is copied', () => {
  const root = document.createElement('div');
  const show = (...seeds: string[]): void => {
    render(renderSearch(FIRST, { ...NO_SEARCH, seeds }, {} as SearchActions), root);
  };
  const read = () => Array.from(root.querySelectorAll('.seed'), ({ textContent }) => textContent);
  show('Ada-1', 'Ada-2');
  const [button] = root.querySelectorAll<HTMLElement>('.seed');
  if (button) showInButton(button, 'Copied');
  expect(read()).toEqual(['Copied', 'Ada-2']);
  show('Momo-1', 'Momo-2');
  expect(read()).toEqual(['Momo-1', 'Momo-2']);
});
