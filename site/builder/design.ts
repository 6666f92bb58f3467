// Changes of a design: random choices, removing a pack, undo and redo. All randomness comes from the engine's random seeds.
import {
  describeAvatar,
  createRandomAvatar,
  selectAvatar,
  SLOTS,
  type AvatarSpec,
  type Slot,
} from '../../lib/index.js';
import { applyRules, isAvailable, pickAll, pickSlot } from './rules.js';
import { canBeEmpty, capitalize, findOwner, listIds, nameId, nameSlot } from './slots.js';
import { completePacks, FIRST, type Design } from './state.js';

function chooseIndex(length: number): number {
  return Number.parseInt(createRandomAvatar().seed.slice(0, 8), 16) % length;
}

/** Picks another available option for one slot. */
export function randomizeSlot(design: Design, slot: Slot): Design {
  const { spec, packs } = design;
  const others = listIds(slot, packs).filter((id) => id !== spec[slot] && isAvailable(design, slot, id));
  const id = others[chooseIndex(others.length)];
  return id === undefined ? design : { ...design, ...pickSlot(design, slot, id) };
}

/** Takes the options of another spec in all slots that are not kept. */
export function applySpec(design: Design, spec: AvatarSpec): Design {
  const { keep, spec: old, forced } = design;
  if (keep.length === 0) return completePacks({ ...design, ...pickAll(spec) });
  const ids = SLOTS.map((slot) => [slot, keep.includes(slot) ? old[slot] : spec[slot]]);
  return completePacks({
    ...design,
    spec: Object.fromEntries(ids),
    forced: forced.filter((slot) => keep.includes(slot)),
  });
}

/** Picks a random option in all slots that are not kept, with one of the packs of the design or with none. */
export function randomizeAll(design: Design): Design {
  const choices = ['', ...design.packs];
  const { seed } = createRandomAvatar();
  return applySpec(design, selectAvatar(seed, { packs: choices[chooseIndex(choices.length)] ?? '' }));
}

/** Removes a pack from a design, with all options that the pack brought. */
export function removePack(design: Design, pack: string): Design {
  const { spec, packs } = design;
  const ids = SLOTS.map((slot) => {
    const isRemoved = findOwner(slot, spec[slot]) === pack;
    return [slot, isRemoved ? (canBeEmpty(slot) ? null : FIRST.spec[slot]) : spec[slot]];
  });
  return { ...design, spec: Object.fromEntries(ids), packs: packs.filter((id) => id !== pack) };
}

/** Describes the difference between two designs for screen readers; empty if they look the same. */
export function describeChange(before: Design, after: Design): string {
  const [old, resolved] = [applyRules(before), applyRules(after)];
  const slots = (Object.keys(resolved) as Slot[]).filter((slot) => old[slot] !== resolved[slot]);
  if (slots.length === 0) return '';
  if (slots.length > 4) return capitalize(describeAvatar(resolved));
  return new Intl.ListFormat('en').format(slots.map((slot) => `${nameSlot(slot)}: ${nameId(resolved[slot])}`));
}

/** Whether two designs look the same, whatever their names are. */
export function isSameLook(one: Design, other: Design): boolean {
  const print = ({ spec, forced, packs, keep }: Design) => JSON.stringify([Object.values(spec), forced, packs, keep]);
  return one === other || print(one) === print(other);
}

const MAX_DESIGNS = 200;

/** The designs of this visit in order, and the current position among them, for undo and redo. */
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

  /** Adds a design after the current one, and removes those that were undone. A design equal to the current one is not added. */
  add(design: Design): void {
    if (design.name === this.#current.name && isSameLook(design, this.#current)) return;
    this.#designs = [...this.#designs.slice(0, this.#index + 1), design].slice(-MAX_DESIGNS);
    this.#index = this.#designs.length - 1;
  }

  /** Renames the current design. This is not a step of the history: all designs with the old name get the new one. */
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
