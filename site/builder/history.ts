// Undo and redo: the designs of this visit, in order.
import type { Design } from './state.js';

/** Whether two designs look the same, whatever they are called. */
export function isSameLook(one: Design, other: Design): boolean {
  const print = ({ spec, forced, packs, keep }: Design) => JSON.stringify([Object.values(spec), forced, packs, keep]);
  return one === other || print(one) === print(other);
}

/** The most designs that are kept. */
const LIMIT = 200;

/** A list of designs and the current place in it. */
export class DesignHistory {
  #designs: Design[];
  #index = 0;

  constructor(first: Design) {
    this.#designs = [first];
  }

  get #current(): Design {
    return this.#designs[this.#index] as Design;
  }

  get canUndo(): boolean {
    return this.#index > 0;
  }

  get canRedo(): boolean {
    return this.#index < this.#designs.length - 1;
  }

  /** Adds a design after the current one, and drops those that had been undone. One equal to the current is not added. */
  add(design: Design): void {
    if (design.name === this.#current.name && isSameLook(design, this.#current)) return;
    this.#designs = [...this.#designs.slice(0, this.#index + 1), design].slice(-LIMIT);
    this.#index = this.#designs.length - 1;
  }

  /** Calls the current mascot something else. That is no step of its own: all designs with its name are called so, too. */
  rename(name: string): void {
    const { name: old } = this.#current;
    this.#designs = this.#designs.map((design) => (design.name === old ? { ...design, name } : design));
  }

  undo(): Design {
    if (this.canUndo) this.#index -= 1;
    return this.#current;
  }

  redo(): Design {
    if (this.canRedo) this.#index += 1;
    return this.#current;
  }
}
