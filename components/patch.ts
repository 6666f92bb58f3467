// Turns one drawing into another in place. Nodes that both share stay, and so do their animations.
// Replacing everything and giving each new animation the old start time is less code, but a change of mood then takes half
// as long again, because asking for animations makes the browser compute styles; and after the element was hidden, when its
// animations have started anew, they would jump.

function patchAttributes(element: Element, wanted: Element): void {
  const names = element.getAttributeNames();
  const isSameOrder = names.join(' ') === wanted.getAttributeNames().join(' ');
  // Attributes in another order are other bytes when the drawing is written out, so all of them are set anew.
  if (!isSameOrder) for (const name of names) element.removeAttribute(name);
  for (const attribute of wanted.attributes) {
    if (element.getAttribute(attribute.name) === attribute.value) continue;
    // A copy of the node, because `setAttribute` would lose the namespace of `xmlns`.
    element.setAttributeNode(attribute.cloneNode() as Attr);
  }
}

function areEqual(node: Node | undefined, other: Node | undefined): boolean {
  return node !== undefined && other !== undefined && node.isEqualNode(other);
}

function haveSameTag(element: Element | undefined, other: Element | undefined): boolean {
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
  // What is left is paired from its end. In a face the eyes come last, and they blink: a mouth with one more line must not
  // make them start again.
  while (haveSameTag(old.at(-1), fresh.at(-1))) {
    const [kept, model] = [old.pop(), fresh.pop()];
    if (kept && model) patch(kept, model);
    next = kept ?? null;
  }
  for (const child of old) child.remove();
  for (const child of fresh) element.insertBefore(child, next);
}

/**
 * Makes an element equal to another one of the same name, and keeps the nodes that it can keep.
 *
 * @param element - stays in its place; its descendants stay where they are equal or differ only in attributes
 * @param wanted - gives up the children that `element` lacks
 */
export function patch(element: Element, wanted: Element): void {
  patchAttributes(element, wanted);
  if (element.childElementCount + wanted.childElementCount > 0) patchChildren(element, wanted);
  else if (element.textContent !== wanted.textContent) element.textContent = wanted.textContent;
}
