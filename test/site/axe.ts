// Runs axe on a page.
import axe from 'axe-core';
import type { Page } from 'playwright';

type Scope = typeof globalThis & { axe: typeof axe; putShapesBack?: () => void };

/**
 * Removes the shapes of every picture that consists of shapes alone. Such shapes have no text, name or colour that axe checks,
 * but
 * axe spends most of its time on them.
 */
function removeShapes(): void {
  const pictures: [Element, Element[]][] = [];
  const search = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) search(element.shadowRoot);
      if (element.localName !== 'svg' || element.parentElement?.closest('svg')) continue;
      const says = ':not(g, path, circle, ellipse, rect, line, polygon, polyline, defs, clipPath, mask, use, style)';
      if (!element.querySelector(`${says}, [role], [tabindex], [aria-label]`)) {
        pictures.push([element, Array.from(element.children)]);
      }
    }
  };
  search(document);
  for (const [picture] of pictures) picture.replaceChildren();
  (globalThis as Scope).putShapesBack = () => {
    for (const [picture, shapes] of pictures) picture.replaceChildren(...shapes);
  };
}

/**
 * Lists axe's findings in both themes, each with its elements. The themes differ only in colours, so the other rules
 * run once.
 */
export async function listFindings(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  await page.evaluate(removeShapes);
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'light' ? {} : { runOnly: ['cat.color'] };
    const { violations } = await page.evaluate(
      ([selector, options]) => (globalThis as Scope).axe.run(selector, { resultTypes: ['violations'], ...options }),
      [within, rules] as const,
    );
    findings.push(
      ...violations.map(
        ({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    );
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => (globalThis as Scope).putShapesBack?.());
  return findings;
}
