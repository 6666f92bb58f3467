// Which rules of a style sheet are for something: each selector, taken apart, and asked of the pages.
import type { Page } from 'playwright';

// A pointer, the focus and generated content need no page that is in such a state.
const STATES =
  /::?(?:before|after)|::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus(?:-visible|-within)?|target|link|visited)(?![\w-])/g;

/** Splits at the commas that are in no brackets. */
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

/** Whether a place of a selector is in what it excludes. */
function isExcluded(selector: string, place: number): boolean {
  return Array.from(selector.slice(0, place).matchAll(/:not\(/g)).some(
    ({ 0: name, index }) => findEnd(selector, index + name.length) > place,
  );
}

/** A selector once for each branch of each of its lists, so that a branch that is for nothing is found as well. */
function listBranches(selector: string): string[] {
  const branches: string[] = [];
  for (const { 0: name, index } of selector.matchAll(/:(?:is|where)\(/g)) {
    const start = index + name.length;
    const end = findEnd(selector, start);
    const list = splitList(selector.slice(start, end));
    // A list of what it is not is another matter.
    if (list.length < 2 || isExcluded(selector, index)) continue;
    branches.push(...list.map((branch) => selector.slice(0, start) + branch + selector.slice(end)));
  }
  return branches.length === 0 ? [selector] : branches;
}

/** A selector as if everything were in every such state, and in none that it excludes. */
function forgetStates(selector: string): string {
  return selector.replace(STATES, (_, at: number) => (isExcluded(selector, at) ? ':not(*)' : ':is(*)'));
}

/** What a page must have for a rule to be for something. */
export function listTests(selectors: string): string[] {
  return splitList(selectors).flatMap((selector) => listBranches(forgetStates(selector)));
}

/** The selectors of all style sheets of a page, those that are for a medium or a width too. */
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

/** Those of some selectors that fit something in the page. */
function matchAll(tests: readonly string[]): string[] {
  return tests.filter((test) => document.querySelector(test) !== null);
}

/** Keeps account of the selectors of many pages, each in many states. */
export class Coverage {
  readonly #seen = new Set<string>();
  readonly #used = new Set<string>();

  /** Looks for what a page has in its present state. */
  async look(page: Page): Promise<void> {
    const tests = (await page.evaluate(readSelectors)).flatMap(listTests);
    for (const test of tests) this.#seen.add(test);
    const wanted = tests.filter((test) => !this.#used.has(test));
    for (const test of await page.evaluate(matchAll, wanted)) this.#used.add(test);
  }

  /** How many selectors there are. */
  count(): number {
    return this.#seen.size;
  }

  /** Selectors that fit nothing in any page that has them, in any state. */
  listUnused(): string[] {
    return [...this.#seen].filter((test) => !this.#used.has(test));
  }
}
