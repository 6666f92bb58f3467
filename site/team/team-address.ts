// Keeps the address in step with the team. Not `shared/address.ts`: a long team stands in the fragment, and takes a moment to
// pack.
import type { State } from '../shared/options.js';
import { readPeople, readState, writeTeam, type AddressedTeam } from './state.js';

// Milliseconds. Browsers limit how often a page may rewrite its address, and a burst of letters should be one entry.
const WRITE_DELAY = 300;

/** What an address says. */
export interface OpenedTeam {
  readonly team: AddressedTeam;
  readonly state: State;
}

/** The part of the address that is the team. */
function readShown(): string {
  return location.search + (location.hash.startsWith('#team=') ? location.hash : '');
}

/** Marks entries of the history whose team is known: an entry without it is that of a link within the page. */
const MARK = 'team';

function replaceEntry(written: string): void {
  history.replaceState(MARK, '', location.pathname + written);
}

/** The address of the page. */
export class TeamAddress {
  #shown = readShown();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #addsEntry = false;
  /** What is to be written. */
  #waiting: string | undefined;
  /** Counts changes: what was packed for an earlier one is not written. */
  #turn = 0;

  /** @param onNavigate - called when the visitor went back or forth to another team */
  constructor(onNavigate: () => void) {
    history.replaceState(MARK, '');
    addEventListener('pagehide', () => this.#flush());
    addEventListener('popstate', () => {
      const isPlace = history.state !== MARK && !['', '#team='].includes(location.hash.slice(0, 6));
      // A link to a place in the page has put that place where a long team stands, which the new entry is to keep.
      if (isPlace && this.#shown.includes('#')) replaceEntry(this.#shown);
      else history.replaceState(MARK, '');
      if (readShown() === this.#shown) return;
      this.#cancel();
      this.#shown = readShown();
      onNavigate();
    });
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
    this.#addsEntry = false;
    this.#turn += 1;
  }

  /** Reads the team of the address. An e-mail address that somebody has put into it is taken out at once. */
  async read(): Promise<OpenedTeam> {
    const turn = this.#turn;
    const team = await readPeople(location);
    const state = readState(location.search);
    const isPacked = location.hash.startsWith('#team=') && team.people.length > 0;
    if (isPacked || /@|%40/.test(location.search)) {
      const seeds = team.people.map(({ seed }) => seed);
      const written = await writeTeam(seeds, state);
      if (turn === this.#turn && written !== this.#shown) {
        replaceEntry(written);
        this.#shown = written;
      }
    }
    return { team, state };
  }

  /**
   * Writes a team once nothing has changed for a moment, or when the page is left.
   *
   * @param isNewEntry - whether to add an entry to the history, so that the way back leads here
   */
  update(seeds: readonly string[], state: State, isNewEntry: boolean): void {
    const addsEntry = this.#addsEntry || isNewEntry;
    this.#cancel();
    this.#addsEntry = addsEntry;
    void this.#prepare(seeds, state);
  }

  // Packed at once, so that it is there when the page is left: nothing can be waited for by then.
  async #prepare(seeds: readonly string[], state: State): Promise<void> {
    const turn = this.#turn;
    const written = await writeTeam(seeds, state);
    if (turn !== this.#turn) return;
    this.#waiting = written;
    this.#timer = setTimeout(() => this.#flush(), WRITE_DELAY);
  }

  #flush(): void {
    const written = this.#waiting;
    const addsEntry = this.#addsEntry;
    this.#cancel();
    if (written === undefined || written === this.#shown) return;
    if (addsEntry) history.pushState(MARK, '', location.pathname + written);
    else replaceEntry(written);
    this.#shown = written;
  }
}
