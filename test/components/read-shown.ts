// What elements show.
import type { Locator } from 'playwright';

/** What an element shows. */
export interface Shown {
  readonly id: string;
  /** Its accessible name; `undefined` where it is decorative. */
  readonly name: string | undefined;
  /** Its drawing, as an XML document; `undefined` where it shows none. */
  readonly svg: string | undefined;
}

/** Reads what elements show, in their order. */
export function readShown(elements: Locator): Promise<Shown[]> {
  return elements.evaluateAll((all) =>
    Promise.all(
      all.map(async (element) => {
        await (element as Element & { updateComplete?: Promise<boolean> }).updateComplete;
        const frame = element.shadowRoot?.querySelector('[part=svg]');
        const svg = frame?.querySelector(':scope > svg');
        return {
          id: element.id,
          name: frame?.ariaLabel ?? undefined,
          svg: svg ? new XMLSerializer().serializeToString(svg) : undefined,
        };
      }),
    ),
  );
}
