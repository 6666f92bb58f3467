// Accessibility checks that run inside a page: zoom, large text, reduced motion, forced colours and target sizes.

/** Lists texts that are cut off and cannot be scrolled into view. */
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
      // Skip text for screen readers only, text in a scrollable box, and text with an ellipsis.
      if (clipPath === 'inset(50%)' || [overflowX, overflowY].includes('auto') || textOverflow === 'ellipsis') break;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isCutX = overflowX !== 'visible' && (text.left < left - 1 || text.right > right + 1);
      const isCutY = overflowY !== 'visible' && (text.top < top - 1 || text.bottom > bottom + 1);
      if (isCutX || isCutY) cut.push(`${node.nodeValue.trim().slice(0, 40)} in ${box.localName}.${box.className}`);
    }
  }
  return cut;
}

/**
 * Lists the visible controls and links by name and target. It leaves out the mascots of the crowd, some of which are hidden in
 * small windows, and links within the page.
 */
export function listOffers(): string[] {
  const all = Array.from(
    document.querySelectorAll(':is(a[href], button, input, select, summary):not(.crowd a, [href^="#"])'),
  );
  const isVisible = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true;
  // A visible button opens the drawer that the element is in, or a visible summary its details.
  const isBehindButton = (element: Element): boolean => {
    const holder = element.closest('[popover], details:not([open])');
    for (let inner: Element | null = element; inner !== null && inner !== holder; inner = inner.parentElement)
      if (getComputedStyle(inner).display === 'none') return false;
    return isVisible(
      document.querySelector(`[popovertarget="${holder?.id}"]`) ?? holder?.querySelector('summary') ?? null,
    );
  };
  const shown = all.filter((element) => isVisible(element) || isBehindButton(element));
  return shown.map((element) => {
    const own = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim();
    return `${element.localName} ${element.getAttribute('href') ?? `${own} ${element.getAttribute('value') ?? ''}`}`;
  });
}

/** Returns the width of the page in CSS pixels, including content that overflows the window. */
export function measureWidth(): number {
  return document.documentElement.scrollWidth;
}

/** Doubles the size of all text. */
export function doubleText(): void {
  const all = Array.from(document.querySelectorAll<HTMLElement>('body, body *:not(svg, svg *)'));
  const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [index, { style }] of all.entries()) style.fontSize = `${2 * (sizes[index] ?? 0)}px`;
}

/** Lists targets that are too small by WCAG 2.2 SC 2.5.8: a circle of 24 px around their centre touches another target. */
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
    // WCAG exempts links within a sentence: their height is that of the line.
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

/** Lists running animations. */
export function listMotions(): string[] {
  const roots = [document, ...Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)];
  const all = roots.flatMap((root) => root?.getAnimations() ?? []);
  return (
    all
      // Ignores animations that are driven by scrolling: they have another timeline.
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? '') : ''))
  );
}

/** Lists controls that are invisible without the page's own colours, and controls whose selected state is. */
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

/** A control with the colours that set it apart from its background. */
export interface Edge {
  readonly name: string;
  /** The colours of the border, ring and fill. One of them must contrast with the ground. */
  readonly marks: readonly string[];
  readonly ground: string;
}

/** Lists the visible controls of a page with their colours. It runs inside the page. */
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
    'main :is(input:is([type=text], [type=number], [type=color], :not([type])), textarea, select, .button, .words .word, .swatches :is(svg, .any), .switch input)',
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
