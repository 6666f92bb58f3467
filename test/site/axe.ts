// What axe says of a page.
import axe from 'axe-core';
import type { Page } from 'playwright';

/** Findings in both themes, each with the elements that it is about. */
export async function listFindings(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(
      (selector) => (globalThis as unknown as { axe: typeof axe }).axe.run(selector, { resultTypes: ['violations'] }),
      within,
    );
    findings.push(
      ...violations.map(
        ({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    );
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return findings;
}
