// Written by `npm run types` from rows of options and the catalogue: change those, not this file.

import type { PackId, PaletteId } from '../../lib/options/ids.js';
import type { AvatarProperties, GroupProperties } from '../element-properties.js';

/** What markup may give `<navii-avatar>`. Stricter than the element, which takes any text as an id. */
export interface AvatarMarkup extends AvatarProperties {
  /**
   * Recolours the same character.
   *
   * Takes: palette id; default: seeded.
   *
   * @example
   * <navii-avatar seed="ada" palette="mint"></navii-avatar>
   */
  palette?: PaletteId | undefined;
  /**
   * Themes whose parts stand in for the base ones. Order does not matter, unknown ids are skipped.
   *
   * Takes: pack ids, comma-separated; default: none.
   *
   * @example
   * <navii-avatar seed="ada" packs="garden"></navii-avatar>
   */
  packs?: PackId | `${PackId},${string}` | readonly PackId[] | undefined;
  /**
   * Ground of this colour behind the mascot, opaque; `auto` is the accent of its palette.
   *
   * Takes: CSS colour or auto; default: none.
   *
   * @example
   * <navii-avatar seed="ada" tile-bg="#ffc94a"></navii-avatar>
   */
  'tile-bg'?: 'auto' | (string & {}) | undefined;
  /**
   * Biases what the packs choose; without packs it does nothing.
   *
   * Takes: masc, femme, neutral; default: seeded.
   *
   * @example
   * <navii-avatar seed="ada" style-hint="femme"></navii-avatar>
   */
  'style-hint'?: 'masc' | 'femme' | 'neutral' | undefined;
  /**
   * What is heard of the status, in the language of the page.
   *
   * Takes: text, at most 200 characters; default: the English word of `status`.
   *
   * @example
   * <navii-avatar seed="ada" status-label="occupée"></navii-avatar>
   */
  'status-label'?: string | undefined;
}

/** What markup may give `<navii-group>`. */
export interface GroupMarkup extends GroupProperties {
  /**
   * Opaque disc under each avatar, so that none shows through the next.
   *
   * Takes: CSS colour or auto; default: #ffffff.
   *
   * @example
   * <navii-group seeds="ada, grace" tile-bg="#fff4d6"></navii-group>
   */
  'tile-bg'?: 'auto' | (string & {}) | undefined;
  /**
   * Disc of the `+N` counter (not in a query).
   *
   * Takes: CSS colour; default: #ece9f4.
   *
   * @example
   * <navii-group seeds="ada, grace" counter-fill="#1d0f38"></navii-group>
   */
  'counter-fill'?: string | undefined;
  /**
   * Text of the `+N` counter (not in a query).
   *
   * Takes: CSS colour; default: #3a3354.
   *
   * @example
   * <navii-group seeds="ada, grace" counter-ink="#ffffff"></navii-group>
   */
  'counter-ink'?: string | undefined;
}
