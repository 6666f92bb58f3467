// What shows that something is a control can be told from its ground: 3 : 1 (WCAG 2.2, 1.4.11). axe does not look at that.
import { converter, parse, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { useSite } from './browse.js';

/** A control with the colours that show where it is. */
interface Edge {
  readonly name: string;
  /** Border, ring, fill: one of them has to be told from the ground. */
  readonly marks: readonly string[];
  readonly ground: string;
}

/** Lists the controls of a page that are in sight, from inside the page. */
function listEdges(): Edge[] {
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

const toRgb = converter('rgb');

function contrast(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)].map((color) => color && toRgb(color));
  if (a === undefined || b === undefined) throw new Error(`no colours: ${one}, ${other}`);
  return wcagContrast(a, b);
}

/** Pages that one works with; the others have buttons of the same kinds. */
const TOOLS = ['/', '/builder', '/team', '/gallery', '/share', '/docs/parts'];

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  const site = useSite();

  it.each(TOOLS)('%s has controls that one can tell from their ground', async (path) => {
    const { page } = await site.visit(path, { colorScheme, viewport: { width: 1440, height: 900 } });
    const edges = await page.evaluate(listEdges);
    if (path === '/') expect(edges.length).toBeGreaterThan(20);
    const faint = edges.filter(({ marks, ground }) => !marks.some((mark) => contrast(mark, ground) >= 3));
    expect(faint).toEqual([]);
  });
});
