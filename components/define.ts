// `navii/define`: registers both elements. A name that is registered already is left alone, so that a page can load this
// module twice.
import { NaviiAvatar } from './navii-avatar.js';
import { NaviiGroup } from './navii-group.js';

function define(name: string, element: CustomElementConstructor): void {
  if (customElements.get(name) === undefined) customElements.define(name, element);
}

define('navii-avatar', NaviiAvatar);
define('navii-group', NaviiGroup);

export * from './index.js';
