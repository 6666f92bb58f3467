// Eyes for the faces of packs.
import { EYES } from '../parts/eyes.js';
import type { Pool } from '../parts/part.js';

/** The base eyes less some. */
function without(...ids: readonly string[]): Pool {
  return { none: 0, parts: EYES.filter(({ id }) => !ids.includes(id)) };
}

/** All but the half closed ones, which look sour on things. */
export const OPEN_EYES = without('squint');

/** Those that have neither lashes nor coloured rings. */
export const PLAIN_EYES = without('squint', 'iris', 'lashes');

/** Those that come in pairs, too: one eye leaves no room for a nose. */
export const SIMPLE_EYES = without('squint', 'iris', 'lashes', 'cyclops');
