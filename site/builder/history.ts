// Undo and redo: the designs of this visit, in order.
import { writeDesign, type Design } from './state.js';

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
    if (writeDesign(design) === writeDesign(this.#current)) return;
    this.#designs = [...this.#designs.slice(0, this.#index + 1), design].slice(-LIMIT);
    this.#index = this.#designs.length - 1;
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
