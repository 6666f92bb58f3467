// Undo and redo: the designs of this visit, in order.
import { writeDesign, type Design } from './state.js';

/** Steps that are kept. */
const KEPT = 200;

/** The way that the visitor has come. */
export class Steps {
  #steps: Design[];
  #at = 0;

  constructor(first: Design) {
    this.#steps = [first];
  }

  get #design(): Design {
    return this.#steps[this.#at] as Design;
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#steps.length - 1;
  }

  /** Goes on from here; what had been undone is gone. A design that is the same is no step. */
  add(design: Design): void {
    if (writeDesign(design) === writeDesign(this.#design)) return;
    this.#steps = [...this.#steps.slice(0, this.#at + 1), design].slice(-KEPT);
    this.#at = this.#steps.length - 1;
  }

  undo(): Design {
    if (this.canUndo) this.#at -= 1;
    return this.#design;
  }

  redo(): Design {
    if (this.canRedo) this.#at += 1;
    return this.#design;
  }
}
