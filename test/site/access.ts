// What is lost to whoever needs a page larger, calmer, in colours of their own or easier to hit; all of it runs in the page.

/** Text that is cut off without a way to scroll to it. */
export function listCutTexts(): string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || parent.closest('[aria-hidden=true]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(box);
      // Said to screen readers alone, or scrolled, or a name with its end in dots.
      if (clipPath === 'inset(50%)' || [overflowX, overflowY].includes('auto') || textOverflow === 'ellipsis') break;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isCutX = overflowX !== 'visible' && (text.left < left - 1 || text.right > right + 1);
      const isCutY = overflowY !== 'visible' && (text.top < top - 1 || text.bottom > bottom + 1);
      if (isCutX || isCutY) cut.push(`${node.nodeValue.trim().slice(0, 40)} in ${box.localName}.${box.className}`);
    }
  }
  return cut;
}

// Of the crowd in the picture some stay at home, and to a place on the same page one scrolls.
/** What can be operated and is to be seen, by what it does. */
export function listOffers(): string[] {
  const all = Array.from(
    document.querySelectorAll(':is(a[href], button, input, select, summary):not(.crowd a, [href^="#"])'),
  );
  const shown = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return shown.map((element) => {
    const own = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim();
    return `${element.localName} ${element.getAttribute('href') ?? `${own} ${element.getAttribute('value') ?? ''}`}`;
  });
}

/** How wide the page is, with what does not fit in its window. */
export function measureWidth(): number {
  return document.documentElement.scrollWidth;
}

/** Makes all text twice as large, for good. */
export function doubleText(): void {
  const all = Array.from(document.querySelectorAll<HTMLElement>('body, body *:not(svg, svg *)'));
  const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [index, { style }] of all.entries()) style.fontSize = `${2 * (sizes[index] ?? 0)}px`;
}

/** Targets that are too small, after WCAG 2.2 SC 2.5.8: with a circle of 24 px that comes upon another. */
export function listSmallTargets(): string[] {
  const all = Array.from(document.querySelectorAll('a[href], button, input, select, summary'));
  const shown = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const boxes = shown.map((element) => {
    const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    return { element, left, top, width, height };
  });
  const isSmall = ({ width, height }: { width: number; height: number }) => width < 23.9 || height < 23.9;
  const small = boxes.filter((box) => {
    if (!isSmall(box)) return false;
    // A link in a sentence is as high as its line.
    if (box.element.matches('p a, dd a, td a, :is(.prose ul:not([class])) a, .hint a')) return false;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return boxes.some((other) => {
      if (other === box || other.element.contains(box.element) || box.element.contains(other.element)) return false;
      const [dx, dy] = isSmall(other)
        ? [other.left + other.width / 2 - x, other.top + other.height / 2 - y]
        : [
            Math.max(other.left - x, 0, x - other.left - other.width),
            Math.max(other.top - y, 0, y - other.top - other.height),
          ];
      return Math.hypot(dx, dy) < (isSmall(other) ? 24 : 12);
    });
  });
  return small.map(({ element, width, height }) => `${element.outerHTML.slice(0, 80)} ${width} × ${height}`);
}

/** What moves. */
export function listMotions(): string[] {
  const roots = [document, ...Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)];
  const all = roots.flatMap((root) => root?.getAnimations() ?? []);
  return (
    all
      // What follows the visitor's own scrolling has another timeline.
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? '') : ''))
  );
}

/** Controls of which nothing is left to be seen without the page's own colours, or not what is chosen. */
export function listUnmarked(): string[] {
  const drawnOf = (control: Element) => {
    const whole = (getComputedStyle(control).opacity === '0' && control.closest('label')) || control;
    return [whole, ...whole.querySelectorAll('*:not(input)')];
  };
  const describeLook = (control: Element) =>
    drawnOf(control).map((element) => {
      const { backgroundColor, border, boxShadow, fill, opacity } = getComputedStyle(element);
      return [backgroundColor, border, boxShadow, fill, opacity].join();
    });
  const hasEdge = (element: Element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) >= 1;

  const lost: string[] = [];
  for (const control of document.querySelectorAll('button, select, input:not([type=range])')) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const drawn = drawnOf(control);
    const name = control.outerHTML.slice(0, 90);
    const isWord = !control.matches('.switch input') && drawn.some(({ textContent }) => textContent.trim() !== '');
    if (!isWord && !drawn.some((element) => hasEdge(element) || element.matches('img, svg, .any'))) lost.push(name);
    const attribute = ['aria-selected', 'aria-pressed'].find((each) => control.getAttribute(each) === 'true');
    const isChecked = control instanceof HTMLInputElement && control.checked;
    if (!isChecked && attribute === undefined) continue;
    const chosen = describeLook(control);
    if (isChecked) control.checked = false;
    else control.setAttribute(attribute ?? '', 'false');
    if (chosen.join() === describeLook(control).join()) lost.push(`the choice of ${name}`);
    if (isChecked) control.checked = true;
    else control.setAttribute(attribute ?? '', 'true');
  }
  return lost;
}

/** A control with the colours that show where it is. */
export interface Edge {
  readonly name: string;
  /** Border, ring, fill: one of them has to be told from the ground. */
  readonly marks: readonly string[];
  readonly ground: string;
}

/** Lists the controls of a page that are in sight, from inside the page. */
export function listEdges(): Edge[] {
  const isClear = (color: string): boolean => color === 'transparent' || /\/ 0\)|rgba\(.*, 0\)/.test(color);
  const groundOf = (element: Element | null): string => {
    for (let host = element; host; host = host.parentElement) {
      const { backgroundColor } = getComputedStyle(host);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const controls = document.querySelectorAll(
    'main :is(input:is([type=text], [type=number], [type=color], :not([type])), textarea, select, .button, .words .word, .swatches :is(svg, .any), .switch i)',
  );
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { borderTopColor, borderTopWidth, borderTopStyle, boxShadow, backgroundColor, outlineColor, outlineStyle } =
      getComputedStyle(control);
    const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
    const ring = /^(rgba?\([^)]*\)|color\([^)]*\)) 0px 0px 0px [1-9]\d*px inset/.exec(boxShadow)?.[1];
    const outline = outlineStyle === 'none' ? '' : outlineColor;
    const marks = [hasBorder ? borderTopColor : '', ring ?? '', outline, backgroundColor].filter(
      (color) => color !== '' && !isClear(color),
    );
    const label = control.id || (control.textContent ?? '').trim().slice(0, 30);
    return [{ name: `${control.localName} ${label}`, marks, ground: groundOf(control.parentElement) }];
  });
}
