// Values that are computed once.

/**
 * Makes a function that computes a value once for each key and keeps it.
 *
 * @param most - number of values that are memoized at a time; a limit is needed if requests choose the keys
 */
export function memoize<K, V>(make: (key: K) => V, most = Infinity): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      if (made.size === most) made.clear();
      made.set(key, (value = make(key)));
    }
    return value;
  };
}

/** Makes a function that computes a value at its first call and keeps it. */
export function once<V>(make: () => V): () => V {
  let value: V | undefined;
  return () => (value ??= make());
}
