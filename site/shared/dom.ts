// Access to the elements of a page.

/** Finds an element that the page must have. */
export function find<T extends Element>(selector: string, kind: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`the page has no ${kind.name} at ${selector}`);
  return element;
}

/** Shows code with quoted text highlighted. Anything finer would need a parser for each language. */
export function showCode(element: Element, code: string): void {
  const pieces = code.split(/("[^"\n]*"|'[^'\n]*')/);
  const shown = [...element.childNodes];
  if (shown.length === pieces.length) {
    for (const [index, node] of shown.entries()) {
      const piece = pieces[index] ?? '';
      if (node.textContent !== piece) node.textContent = piece;
    }
    return;
  }
  element.replaceChildren(
    ...pieces.map((piece, index) => {
      if (index % 2 === 0) return piece;
      const quoted = document.createElement('b');
      quoted.textContent = piece;
      return quoted;
    }),
  );
}
