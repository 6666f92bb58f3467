// The median: a busy moment of the machine hardly changes it.

/** @param {readonly number[]} numbers */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}
