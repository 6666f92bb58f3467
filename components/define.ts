// `navii/define`: registers both elements. A name that is taken stays with its owner: two copies of this module do no harm.
import { NaviiAvatar } from './navii-avatar.js';
import { NaviiGroup } from './navii-group.js';

function define(name: string, element: CustomElementConstructor): void {
  if (customElements.get(name) === undefined) customElements.define(name, element);
}

define('navii-avatar', NaviiAvatar);
define('navii-group', NaviiGroup);

export * from './index.js';
