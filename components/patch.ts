// Turns one drawing into another in place: what both share keeps its nodes, and with them its motion.

function patchAttributes(element: Element, wanted: Element): void {
  const names = element.getAttributeNames();
  const isSameOrder = names.join(' ') === wanted.getAttributeNames().join(' ');
  // The order of attributes shows in the markup; and `xmlns` must be copied as the node that it is, not as text.
  if (!isSameOrder) for (const name of names) element.removeAttribute(name);
  for (const attribute of wanted.attributes) {
    if (element.getAttribute(attribute.name) === attribute.value) continue;
    element.setAttributeNode(attribute.cloneNode() as Attr);
  }
}

function areEqual(node: Node | undefined, other: Node | undefined): boolean {
  return node !== undefined && other !== undefined && node.isEqualNode(other);
}

function areAlike(element: Element | undefined, other: Element | undefined): boolean {
  return element !== undefined && element.tagName === other?.tagName;
}

function patchChildren(element: Element, wanted: Element): void {
  const old = [...element.children];
  const fresh = [...wanted.children];
  while (areEqual(old[0], fresh[0])) {
    old.shift();
    fresh.shift();
  }
  let next: Element | null = null;
  while (areEqual(old.at(-1), fresh.at(-1))) {
    next = old.pop() ?? null;
    fresh.pop();
  }
  // What is left in the middle is paired from its end: a face is a mouth and then the eyes, and eyes must not lose their
  // place in the blink because another mouth has one line more.
  while (areAlike(old.at(-1), fresh.at(-1))) {
    const [kept, model] = [old.pop(), fresh.pop()];
    if (kept && model) patch(kept, model);
    next = kept ?? null;
  }
  for (const child of old) child.remove();
  for (const child of fresh) element.insertBefore(child, next);
}

/**
 * Makes an element equal to another one of the same name.
 *
 * @param element - stays in its place; its descendants stay where they are equal or merely differ in attributes
 * @param wanted - gives up the children that `element` lacks
 */
export function patch(element: Element, wanted: Element): void {
  patchAttributes(element, wanted);
  if (element.childElementCount + wanted.childElementCount > 0) patchChildren(element, wanted);
  else if (element.textContent !== wanted.textContent) element.textContent = wanted.textContent;
}

/**
 * Makes an element equal to another one of the same name, with the other one's children in place of its own.
 *
 * @param element - stays in its place
 * @param wanted - gives up its children
 */
export function refill(element: Element, wanted: Element): void {
  patchAttributes(element, wanted);
  element.replaceChildren(...wanted.childNodes);
}
