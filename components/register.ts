// Registers elements. A name that is taken stays as it is, so that a page can load this library twice.
import { hintRegistered } from '../lib/options/hints.js';

export function register(name: string, element: CustomElementConstructor): void {
  const registered = customElements.get(name);
  if (registered === undefined) customElements.define(name, element);
  // A class that extends ours has our packs.
  else if (registered !== element && !(registered.prototype instanceof element)) hintRegistered(name);
}
