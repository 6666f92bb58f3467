// Registers both elements. A name that is taken stays as it is, so that a page can load this library twice.
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
