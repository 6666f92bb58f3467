// Finds unused rules of a style sheet: splits each selector into its branches and looks for matches in the pages.
import type { Page } from 'playwright';

// States of the pointer and the focus, and generated content, which no page needs to show for a match.
const STATES =
  /::?(?:before|after)|::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus(?:-visible|-within)?|target|link|visited)(?![\w-])/g;

/** Splits a list of selectors at the commas outside of brackets. */
function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

function findEnd(text: string, start: number): number {
  let depth = 1;
  let end = start;
  for (; end < text.length && depth > 0; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
  }
  return end - 1;
}

/** Returns whether an index of a selector is inside `:not()`. */
function isExcluded(selector: string, place: number): boolean {
  return Array.from(selector.slice(0, place).matchAll(/:not\(/g)).some(
    ({ 0: name, index }) => findEnd(selector, index + name.length) > place,
  );
}

/** Returns a selector once for each branch of its lists, so an unused branch is found too. */
function listBranches(selector: string): string[] {
  const branches: string[] = [];
  for (const { 0: name, index } of selector.matchAll(/:(?:is|where)\(/g)) {
    const start = index + name.length;
    const end = findEnd(selector, start);
    const list = splitList(selector.slice(start, end));
    // Lists inside `:not()` are not split.
    if (list.length < 2 || isExcluded(selector, index)) continue;
    branches.push(...list.map((branch) => selector.slice(0, start) + branch + selector.slice(end)));
  }
  return branches.length === 0 ? [selector] : branches;
}

/** Replaces the states in a selector: they match every element, and inside `:not()` none. */
function forgetStates(selector: string): string {
  return selector.replace(STATES, (_, at: number) => (isExcluded(selector, at) ? ':not(*)' : ':is(*)'));
}

/** Lists selectors without states, one for each branch. A page must have a match for each. */
export function listTests(selectors: string): string[] {
  return splitList(selectors).flatMap((selector) => listBranches(forgetStates(selector)));
}

/** Lists the selectors of all style sheets of a page, including those in media queries. */
function readSelectors(): string[] {
  const found: string[] = [];
  const collect = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) found.push(rule.selectorText);
      if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) collect(rule.cssRules as CSSRuleList);
    }
  };
  for (const { href, cssRules } of document.styleSheets) if (href !== null) collect(cssRules);
  return found;
}

/** Returns the selectors that match an element of the page. */
function matchAll(tests: readonly string[]): string[] {
  return tests.filter((test) => document.querySelector(test) !== null);
}

/** Counts which selectors match on many pages, each in many states. */
export class Coverage {
  readonly #seen = new Set<string>();
  readonly #used = new Set<string>();

  /** Records the matches of a page in its present state. */
  async record(page: Page): Promise<void> {
    const tests = (await page.evaluate(readSelectors)).flatMap(listTests);
    for (const test of tests) this.#seen.add(test);
    const wanted = tests.filter((test) => !this.#used.has(test));
    for (const test of await page.evaluate(matchAll, wanted)) this.#used.add(test);
  }

  /** The number of selectors. */
  count(): number {
    return this.#seen.size;
  }

  /** Selectors without a match in any page that loads them. */
  listUnused(): string[] {
    return [...this.#seen].filter((test) => !this.#used.has(test));
  }
}
