// `navii/svelte`: types of the elements for Svelte 5, which sets properties where an element has them.
import type { HTMLAttributes } from 'svelte/elements';
import type { NaviiAvatarElement, NaviiGroupElement } from '../index.js';
import type { AvatarMarkup, GroupMarkup } from './properties.js';

// An alias, because in the module below `HTMLAttributes` would mean the name that the module itself declares.
type Native<Element extends EventTarget> = HTMLAttributes<Element>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'navii-avatar': Native<NaviiAvatarElement> & AvatarMarkup;
    'navii-group': Native<NaviiGroupElement> & GroupMarkup;
  }
}
