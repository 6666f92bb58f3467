// Registers both elements. A name that is registered already is left alone, so that a page can load this twice.
import { NaviiAvatar } from './navii-avatar.js';
import { NaviiGroup } from './navii-group.js';

function register(name: string, element: CustomElementConstructor): void {
  if (customElements.get(name) === undefined) customElements.define(name, element);
}

/** Registers `<navii-avatar>` and `<navii-group>`. */
export function registerElements(): void {
  register('navii-avatar', NaviiAvatar);
  register('navii-group', NaviiGroup);
}
