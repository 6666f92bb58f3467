// Reads the drawings that elements show.
import type { Locator, Page } from 'playwright';

/** The content of an element. */
export interface Shown {
  readonly id: string;
  /** Its drawing, as an XML document; `undefined` where it shows none. */
  readonly svg: string | undefined;
}

/** Reads what elements show, in their order. */
export function readShown(elements: Locator): Promise<Shown[]> {
  return elements.evaluateAll((all) =>
    Promise.all(
      all.map(async (element) => {
        await (element as Element & { updateComplete?: Promise<boolean> }).updateComplete;
        const svg = element.shadowRoot?.querySelector('[part~=svg] > svg');
        return { id: element.id, svg: svg ? new XMLSerializer().serializeToString(svg) : undefined };
      }),
    ),
  );
}

/** The drawing of the first element of a kind, as an XML document. */
export async function readDrawing(page: Page, selector: string): Promise<string | undefined> {
  const [shown] = await readShown(page.locator(selector));
  return shown?.svg;
}
