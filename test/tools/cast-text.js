// Turns drawings into text templates: `{ink}` is a placeholder, and `{rim?}…{?}` is included only if the condition holds.

// The places at which drawings can differ: before an element, an attribute, the end of a tag, and a placeholder after a tag.
const SEAMS = /(?=<)|(?= [\w-]+=")|(?=\/>)|(?<!\/)(?=>)|(?<=>)(?=\{)/;
const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)/g;

/**
 * Returns for each piece of a list whether another list lacks it. The other list has a part of the pieces in the same order.
 * The longest common subsequence decides which.
 *
 * @param {readonly string[]} list
 * @param {readonly string[]} shorter
 * @returns {boolean[]}
 */
function findLacking(list, shorter) {
  // lengths[i][j] is the length of the longest common subsequence of list from i and shorter from j.
  const lengths = Array.from({ length: list.length + 1 }, () => Array.from({ length: shorter.length + 1 }, () => 0));
  const lengthAt = (/** @type {number} */ i, /** @type {number} */ j) => lengths[i]?.[j] ?? 0;
  for (let i = list.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? [];
    for (let j = shorter.length - 1; j >= 0; j--)
      row[j] = list[i] === shorter[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  }
  let j = 0;
  return list.map((piece, i) => {
    if (piece !== shorter[j] || lengthAt(i, j) === lengthAt(i + 1, j)) return true;
    j += 1;
    return false;
  });
}

/** Renames `{ink}` to `{dark}`: unless lines are light, both are the same colour. @param {string} text */
function joinInks(text) {
  return text.replaceAll('{ink}', '{dark}');
}

/**
 * Makes one template for a drawing that has more content under some conditions.
 *
 * @param {readonly string[]} conditions
 * @param {(facts: ReadonlySet<string>) => string} draw
 */
export function mergeDrawings(conditions, draw) {
  const whole = draw(new Set(conditions));
  const joined = joinInks(whole);
  const pieces = whole.split(SEAMS);
  /** @type {string[]} */
  const needs = pieces.map(() => '');
  for (const condition of conditions) {
    const without = joinInks(draw(new Set(conditions.filter((other) => other !== condition))));
    // Most drawings do not depend on the condition.
    if (without === joined) continue;
    const lacking = findLacking(joined.split(SEAMS), without.split(SEAMS));
    lacking.forEach((isLacking, i) => {
      if (isLacking) needs[i] = condition;
    });
    const kept = pieces.filter((_piece, i) => lacking[i] !== true).join('');
    if (joinInks(kept) !== without) throw new Error(`${condition} must only add to a drawing: ${whole}`);
  }
  return pieces
    .map((piece, i) => {
      const need = needs[i] ?? '';
      const opening = need === '' || needs[i - 1] === need ? '' : `{${need}?}`;
      return opening + piece + (need === '' || needs[i + 1] === need ? '' : '{?}');
    })
    .join('');
}

/** Lists of numbers that differ between bodies, without duplicates. */
export class Columns {
  /** @type {Map<string, number>} */
  #indices = new Map();
  /** @type {(readonly number[])[]} */
  #columns = [];

  /**
   * Makes one template for drawings that differ only in numbers, with a placeholder for each column.
   *
   * @param {readonly string[]} texts the versions of one drawing, one for each body
   */
  merge(texts) {
    const rows = texts.map((text) => text.match(NUMBERS) ?? []);
    const [skeleton, ...others] = new Set(texts.map((text) => text.replaceAll(NUMBERS, '0')));
    if (skeleton === undefined || others.length > 0)
      throw new Error(`drawings differ in more than numbers: ${skeleton}`);
    let i = 0;
    return (texts[0] ?? '').replaceAll(NUMBERS, (first) => {
      const column = rows.map((row) => row[i] ?? '');
      i += 1;
      return column.every((number) => number === first) ? first : `{${this.#indexOf(column)}}`;
    });
  }

  /** @param {readonly string[]} column */
  #indexOf(column) {
    const key = column.join(' ');
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    const numbers = column.map(Number);
    if (numbers.join(' ') !== key) throw new Error(`numbers that change when they are printed: ${key}`);
    this.#indices.set(key, this.#columns.length);
    return this.#columns.push(numbers) - 1;
  }

  /** Returns the numbers of one body. @param {number} body */
  rowOf(body) {
    return this.#columns.map((column) => column[body] ?? 0);
  }
}
