// Keeps the address in step with the team. Not `shared/address.ts`: a long team stands in the fragment, and takes a moment to
// pack.
import type { State } from '../shared/options.js';
import type { TeamList } from './read-list.js';
import { readPeople, readState, writeTeam } from './state.js';

// Milliseconds. Browsers limit how often a page may rewrite its address, and a burst of letters should be one entry.
const WRITE_DELAY = 300;

/** What an address says. */
export interface OpenedTeam {
  readonly team: TeamList;
  readonly state: State;
}

/** The part of the address that is the team: links within the page do not change it. */
function readShown(): string {
  return location.search + (location.hash.startsWith('#team=') ? location.hash : '');
}

/** The address of the page. */
export class TeamAddress {
  #shown = readShown();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #addsEntry = false;
  /** Counts changes: what was packed for an earlier one is not written. */
  #turn = 0;

  /** @param onNavigate - called when the visitor went back or forth to another team */
  constructor(onNavigate: () => void) {
    addEventListener('popstate', () => {
      if (readShown() === this.#shown) return;
      this.#cancel();
      this.#shown = readShown();
      onNavigate();
    });
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#addsEntry = false;
    this.#turn += 1;
  }

  /** Reads the team of the address. An e-mail address that somebody has typed into it is taken out at once. */
  async read(): Promise<OpenedTeam> {
    const team = await readPeople(location);
    const state = readState(location.search);
    if (/@|%40/.test(location.search)) {
      const seeds = team.people.map(({ seed }) => seed);
      history.replaceState(null, '', location.pathname + (await writeTeam(seeds, state)));
      this.#shown = readShown();
    }
    return { team, state };
  }

  /**
   * Writes a team once nothing has changed for a moment.
   *
   * @param isNewEntry - whether to add an entry to the history, so that the way back leads here
   */
  update(seeds: readonly string[], state: State, isNewEntry: boolean): void {
    const addsEntry = this.#addsEntry || isNewEntry;
    this.#cancel();
    this.#addsEntry = addsEntry;
    this.#timer = setTimeout(() => void this.#write(seeds, state), WRITE_DELAY);
  }

  async #write(seeds: readonly string[], state: State): Promise<void> {
    const turn = this.#turn;
    const written = await writeTeam(seeds, state);
    if (turn !== this.#turn || written === this.#shown) return;
    const address = location.pathname + written;
    if (this.#addsEntry) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.#shown = written;
    this.#addsEntry = false;
  }
}
