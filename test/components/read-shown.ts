// Reads the drawings of elements.
import type { Locator, Page } from 'playwright';

/** The content of an element. */
export interface Shown {
  readonly id: string;
  /** The drawing of the element, as an XML document; `undefined` if it has none. */
  readonly svg: string | undefined;
}

/** Reads the content of elements, in their order. */
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

/** Reads the drawing of the first element that matches, as an XML document. */
export async function readDrawing(page: Page, selector: string): Promise<string | undefined> {
  const [shown] = await readShown(page.locator(selector));
  return shown?.svg;
}
