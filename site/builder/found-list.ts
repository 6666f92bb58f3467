// The list of seeds that a search has found: each opens in the playground and on its page, is copied, or is built on with.
import type { AvatarOptions, AvatarSpec } from '../../lib/index.js';
import { copyFor } from '../shared/copy-button.js';
import { find } from '../shared/dom.js';
import { countAlike, renderPlaceholders, renderResult } from './search-results.js';

/** Builds on with the mascot of a seed. */
export type UseSeed = (seed: string, options: AvatarOptions) => void;

/** The list in the page. */
export class FoundList {
  readonly #list = find('[data-found]', HTMLElement);
  #seeds: string[] = [];
  #options: AvatarOptions = {};
  #wanted: AvatarSpec | undefined;

  constructor(useSeed: UseSeed) {
    this.#list.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const { copySeed, useSeed: used } = button?.dataset ?? {};
      if (button && copySeed !== undefined) void copyFor(button, copySeed, copySeed, button);
      if (used !== undefined) useSeed(used, this.#options);
    });
  }

  get seeds(): readonly string[] {
    return this.#seeds;
  }

  /** Shows other seeds, with placeholders where there are none. */
  show(seeds: readonly string[], options: AvatarOptions, wanted: AvatarSpec): void {
    this.#options = options;
    this.#wanted = wanted;
    this.#seeds = [...seeds];
    const found = seeds.map((seed) => renderResult(seed, options, wanted)).join('');
    this.#list.innerHTML = found === '' ? renderPlaceholders() : found;
  }

  /** Compares the seeds with another mascot. */
  compare(wanted: AvatarSpec): void {
    if (JSON.stringify(wanted) === JSON.stringify(this.#wanted)) return;
    this.#wanted = wanted;
    for (const [index, note] of [...this.#list.querySelectorAll('[data-alike]')].entries()) {
      note.textContent = countAlike(this.#seeds[index] ?? '', this.#options, wanted);
    }
  }

  /** Adds a seed in place of the next placeholder. */
  add(seed: string): void {
    if (this.#wanted === undefined || this.#seeds.includes(seed)) return;
    const html = renderResult(seed, this.#options, this.#wanted);
    const placeholder = this.#list.querySelector('.placeholder');
    if (placeholder) placeholder.outerHTML = html;
    else this.#list.insertAdjacentHTML('beforeend', html);
    this.#seeds.push(seed);
  }

  /** Shows whether seeds are looked for. */
  wait(isSearching: boolean): void {
    this.#list.classList.toggle('is-searching', isSearching);
    const hasRoom = this.#list.querySelector('.placeholder') !== null;
    if (isSearching && !hasRoom) this.#list.insertAdjacentHTML('beforeend', renderPlaceholders());
  }
}
