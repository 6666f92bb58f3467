// Walks through a page with the Tab key and checks each stop of the focus.
import { converter, parse, wcagContrast } from 'culori';
import type { Page } from 'playwright';

/** The Tab key, forwards or backwards. */
type Tab = 'Tab' | 'Shift+Tab';

/** Presses Tab several times. No press waits for the response to the one before, because that wait takes most of the time. */
async function pressTabs(page: Page, keys: readonly Tab[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const event = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const presses = keys.flatMap((key) =>
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', { ...event, type, modifiers: key === 'Tab' ? 0 : 8 }),
    ),
  );
  await Promise.all(presses);
  await session.detach();
}

/** A stop of the focus. */
interface Stop {
  /** The index among the expected stops; -1 for any other element. */
  readonly at: number;
  readonly name: string;
  /** The visible faults of the stop. */
  readonly faults: readonly string[];
  /** Left, top, right and bottom in the page. Undefined for a figure in a picture, which has no reading order. */
  readonly box?: readonly [number, number, number, number];
  /** The colours of the focus ring, and of the ground below it. */
  readonly ring: readonly string[];
  readonly grounds: readonly string[];
}

type Box = NonNullable<Stop['box']>;

interface Watch {
  readonly names: readonly string[];
  readonly stops: Stop[];
}

type Watched = typeof globalThis & { watch: Watch };

/**
 * Records the stops of the focus, from inside the page.
 *
 * @returns the expected number of Tab stops
 */
function watchFocus(): number {
  const OPERABLE =
    'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex], [contenteditable]';
  // Elements may have shadow roots, the focus may be in one, and children of their hosts stand at the place of a slot.
  const childrenOf = (root: ParentNode): Element[] =>
    root instanceof HTMLSlotElement && root.assignedElements().length > 0
      ? root.assignedElements()
      : [...root.children];
  // Nothing in an inert element is a stop, nor in its shadow root.
  const listAll = (root: ParentNode): Element[] =>
    childrenOf(root).flatMap((element) =>
      element.matches('[inert]') ? [] : [element, ...listAll(element.shadowRoot ?? element)],
    );
  const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;
  const findFocused = (root: Document | ShadowRoot): Element | null => {
    const inner = root.activeElement?.shadowRoot;
    return inner?.activeElement ? findFocused(inner) : root.activeElement;
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  // Browsers make scrollable boxes without focusable content focusable by themselves.
  function scrolls(element: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(element);
    const moves = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const isCut =
      (moves(overflowX) && element.scrollWidth > element.clientWidth) ||
      (moves(overflowY) && element.scrollHeight > element.clientHeight);
    return isCut && element !== document.scrollingElement && !element.querySelector(OPERABLE);
  }

  function isStop(element: Element): boolean {
    if (!(element instanceof HTMLElement) || !isShown(element)) return false;
    if (!element.matches(OPERABLE)) return scrolls(element);
    if (element.matches(':disabled') || element.tabIndex < 0) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
    // A radio group is one stop: the checked button.
    const group = (element.form ?? rootOf(element)).querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`);
    return !Array.from(group).some(({ checked }) => checked);
  }

  function nameOf(element: Element): string {
    const own = element.getAttribute('aria-label') ?? element.getAttribute('value') ?? element.textContent.trim();
    return `${element.localName}${element.id && `#${element.id}`} ${own.replaceAll(/\s+/g, ' ').slice(0, 40)}`;
  }

  function findRing(element: Element) {
    // The replacement of an invisible input is beside or around it.
    const isDrawn = getComputedStyle(element).opacity !== '0';
    for (const host of isDrawn ? [element] : [element.nextElementSibling, element.closest('label')]) {
      if (!host) continue;
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(host);
      const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      if (width < 2) continue;
      const offset = Number.parseFloat(outlineOffset);
      const shadows = Array.from(
        boxShadow.matchAll(/(rgb\([^)]*\)) 0px 0px 0px (\d+)px(?! inset)/g),
        ([, color = '', spread]) => ({
          color,
          isBelow: Number(spread) > offset,
        }),
      );
      const below = shadows.filter(({ isBelow }) => isBelow).map(({ color }) => color);
      // A shadow on the element of the ring is its second colour. The shadow of a label is there without the focus, too.
      const isOwn = !host.matches('label');
      return {
        host,
        at: offset + width / 2,
        colors: [outlineColor, ...(isOwn ? below : [])],
        below: isOwn ? [] : below,
      };
    }
    return undefined;
  }

  function colorsAt(
    root: DocumentOrShadowRoot,
    x: number,
    y: number,
    isOutside: (element: Element) => boolean,
  ): string[] {
    for (const element of root.elementsFromPoint(x, y).filter(isOutside)) {
      const { backgroundColor, backgroundImage, fill } = getComputedStyle(element);
      if (element instanceof SVGGeometryElement && fill.startsWith('rgb(')) return [fill];
      const colors = backgroundImage.match(/rgb\([^)]*\)/g);
      if (colors) return colors;
      if (!(element instanceof SVGElement) && /^(?:rgb|color)\((?!.*[,/] 0(?:\.\d+)?\)$)/.test(backgroundColor))
        return [backgroundColor];
    }
    return [];
  }

  function listGrounds({ host, at, below }: NonNullable<ReturnType<typeof findRing>>): string[] {
    const { left, right, top, bottom } = host.getClientRects()[0] ?? host.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [left - at, y],
      [right + at, y],
      [x, top - at],
      [x, bottom + at],
    ] as const;
    const isOutside = (element: Element) => at < 0 || !host.contains(element);
    return [...below, ...points.flatMap(([px, py]) => colorsAt(rootOf(host), px, py, isOutside))];
  }

  function listFaults(element: Element): string[] {
    const faults: string[] = [];
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const [wide, high] = [document.documentElement.clientWidth, innerHeight];
    const middle = (left + right) / 2;
    const isWithin = height <= high ? top >= -1 && bottom <= high + 1 : bottom > 0 && top < high;
    if (!isShown(element) || width < 1 || height < 1) faults.push('is invisible');
    if (!isWithin || middle < 0 || middle > wide) faults.push('is out of the window');
    const line = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const hit = rootOf(element).elementFromPoint(
      Math.min(Math.max((line.left + line.right) / 2, 0), wide - 1),
      Math.min(Math.max((line.top + line.bottom) / 2, 0), high - 1),
    );
    const label = element.closest('label');
    if (!hit || !(element.contains(hit) || hit.contains(element) || label?.contains(hit))) {
      faults.push(`is covered by ${hit ? nameOf(hit) : 'nothing'}`);
    }
    return faults;
  }

  function placeOf(element: Element): Box {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    const outer = (inner: Element) => inner.parentElement ?? (rootOf(inner) as Partial<ShadowRoot>).host;
    for (let around = outer(element); around; around = outer(around)) {
      [left, right] = [left + around.scrollLeft, right + around.scrollLeft];
      [top, bottom] = [top + around.scrollTop, bottom + around.scrollTop];
    }
    return [left, top, right, bottom];
  }

  const expected = listAll(document.body).filter(isStop);
  const stops: Stop[] = [];
  let last: Element | undefined;
  addEventListener(
    'keyup',
    ({ key }) => {
      if (key !== 'Tab') return;
      const element = findFocused(document);
      if (!element) return;
      // The rings are the same on the way back, so they are not checked again.
      const ring = stops.length <= expected.length ? findRing(element) : undefined;
      const faults = element === document.body ? [] : listFaults(element);
      if (last && last !== element && findRing(last)) faults.push(`leaves a ring on ${nameOf(last)}`);
      last = element;
      stops.push({
        at: expected.indexOf(element),
        name: nameOf(element),
        faults,
        ...(element.closest('.stage .hero-mascot, .crowd') ? {} : { box: placeOf(element) }),
        ring: ring?.colors ?? [],
        grounds: ring ? listGrounds(ring) : [],
      });
    },
    true,
  );
  (globalThis as Watched).watch = { names: expected.map(nameOf), stops };
  return expected.length;
}

const toRgb = converter('rgb');

/** Returns the contrast of two CSS colours (WCAG 2.2), from 1 to 21. */
export function measureContrast(one: string, other: string): number {
  const [a, b] = [one, other].map((color) => toRgb(parse(color)));
  if (a === undefined || b === undefined) throw new Error(`no colours: ${one}, ${other}`);
  return wcagContrast(a, b);
}

function judgeRing({ name, ring, grounds }: Stop): string[] {
  if (ring.length === 0) return [`${name} has no ring`];
  if (grounds.length === 0) return [`${name} has its ring nowhere`];
  const faint = grounds.filter((ground) => ring.every((color) => measureContrast(color, ground) < 3));
  return faint.map((ground) => `${name} has a ring of ${ring.join(' and ')}, faint on ${ground}`);
}

/**
 * Returns whether the second place precedes the first in reading order: it is higher and not in a later column, or to the left
 * in the same line.
 */
function goesBack([left, top, right, bottom]: Box, [x, y, end, foot]: Box): boolean {
  const isAbove = foot <= top + 1;
  const isBeside = y < bottom && foot > top;
  return (isAbove && x < right - 1) || (isBeside && end <= left + 1);
}

/**
 * Walks through a page with the Tab key, to the end and back.
 *
 * @returns the faults: stops that are out of order, invisible or covered, or whose ring has too little contrast
 */
export async function walk(page: Page): Promise<string[]> {
  const count = await page.evaluate(watchFocus);
  const repeat = (key: Tab, times: number) => Array.from({ length: times }, () => key);
  await pressTabs(page, repeat('Tab', count));
  // After the last stop the focus leaves the page and enters it from the other side. Pending key presses would get lost there.
  await pressTabs(page, ['Tab']);
  await pressTabs(page, repeat('Shift+Tab', count));
  const { names, stops } = await page.evaluate(() => (globalThis as Watched).watch);
  const [there, back] = [stops.slice(0, count), stops.slice(count + 1).toReversed()];
  const strayed = [there, back].flatMap((way, index) => {
    const first = names.findIndex((_, place) => way[place]?.at !== place);
    const found = `${index === 0 ? 'there' : 'back'}: stop ${first} is ${way[first]?.name ?? 'none'}`;
    return first < 0 ? [] : [`${found}, not ${names[first] ?? ''}`];
  });
  const jumps = there.flatMap((stop, place) => {
    const next = there[place + 1];
    return stop.box && next?.box && goesBack(stop.box, next.box) ? [`${stop.name} comes before ${next.name}`] : [];
  });
  const unseen = [...there, ...back].flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));
  return [...new Set([...strayed, ...jumps, ...unseen, ...there.flatMap(judgeRing)])];
}

/** Returns the layout shift score of the page, without shifts that follow user input. */
export function measureShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    void document.fonts.ready.then(() => setTimeout(() => resolve(sum), 200));
  });
}
