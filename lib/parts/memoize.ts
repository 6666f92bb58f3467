// Keeping what was made: for what there is little of, such as the texts of all parts.

/** Makes a function that makes something once for each key, and then gives it again. What it keeps has no bound of its own. */
export function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) made.set(key, (value = make(key)));
    return value;
  };
}
