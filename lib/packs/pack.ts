// What a pack is: pools of its own, which stand in for the base pools where the pack is asked for.
import type { PaletteRow } from '../palettes/palette.js';
import type { Body, Pool } from '../parts/part.js';
import type { Background, PartSlot, Style } from '../slots.js';

/**
 * A theme. A slot that it names is drawn from its pool alone; a slot that it leaves out keeps the base pool.
 *
 * @example
 * const hats = (pack: Pack) => pack.topper?.parts.filter(({ kind }) => kind === 'hat') ?? [];
 */
export interface Pack extends Partial<Readonly<Record<PartSlot, Pool>>> {
  /** Public id, in kebab case. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** One sentence on what it looks like. */
  readonly about: string;
  readonly palettes?: readonly PaletteRow[];
  readonly bodies?: readonly Body[];
  /** Backgrounds that suit it, with their weights; left out: those of the base. */
  readonly backgrounds?: Readonly<Partial<Record<Background, number>>>;
  /** Factors by which a style hint multiplies the weights of part ids (positive integers). */
  readonly styles?: Readonly<Partial<Record<Style, Readonly<Record<string, number>>>>>;
}
