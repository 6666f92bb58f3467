// What is taken home from the builder: links, files and code.
import { copyFor } from '../shared/copy-button.js';
import { downloadPng, downloadSvg } from '../shared/download.js';
import { linkSharePage } from '../shared/links.js';
import { shareFor } from '../shared/share-button.js';
import { drawFile, drawStillFile, nameFile } from './export.js';
import { describeMascot } from './mascot.js';
import type { State } from './state.js';
import type { View } from './view.js';

/** Address of the page about the mascot, as people send it to each other. */
function linkPage(state: State): string {
  const { seed, options } = describeMascot(state);
  return linkSharePage(seed, options, location.origin);
}

/** Wires the buttons; `getState` gives the state at the time of a click. */
export function startTakingHome(view: View, getState: () => State): void {
  const onClick = (selector: string, listener: (button: HTMLElement, state: State) => unknown): void => {
    for (const button of document.querySelectorAll<HTMLElement>(selector)) {
      button.addEventListener('click', () => void listener(button, getState()));
    }
  };
  onClick('[data-copy-link]', (button, state) => copyFor(button, linkPage(state), 'Link'));
  onClick('[data-share]', (button, state) => shareFor(button, linkPage(state), describeMascot(state).seed));
  onClick('[data-save-svg]', (_, state) => downloadSvg(drawFile(state), nameFile(state, '.svg')));
  onClick('[data-save-png]', (_, state) => downloadPng(drawStillFile(state), nameFile(state, '.png')));
  onClick('[data-copy]', (button) => {
    // The code may be out of sight, and behind the mascot.
    view.flush();
    return copyFor(button, view.snippet.textContent, 'Code', view.snippet);
  });
}
