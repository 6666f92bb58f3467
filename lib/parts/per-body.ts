// Geometry depends on the anchors alone, and there are few bodies: it is worked out when a body first needs it, and kept.
import { flatten } from '../svg.js';
import type { Anchors } from './part.js';

/** Makes a function of the anchors that works only once for each body. What it gives is never changed afterwards. */
export function perBody<T>(work: (a: Anchors) => T): (a: Anchors) => T {
  const known = new WeakMap<Anchors, T>();
  return (a) => {
    let result = known.get(a);
    if (result === undefined) {
      result = work(a);
      if (typeof result === 'string') flatten(result);
      known.set(a, result);
    }
    return result;
  };
}

/** Path data, worked out once for each body. */
export type PathOf = (a: Anchors) => string;
