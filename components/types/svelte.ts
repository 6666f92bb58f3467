// `navii/svelte`: types of the elements for Svelte 5, which sets properties where an element has them.
import type { HTMLAttributes } from 'svelte/elements';
import type { NaviiAvatarElement, NaviiGroupElement } from '../index.js';
import type { NaviiPickerElement } from '../picker/navii-picker.js';
import type { AvatarMarkup, GroupMarkup, PickerMarkup } from './properties.js';

// An alias, because in the module below `HTMLAttributes` would mean the name that the module itself declares.
type Native<Element extends EventTarget> = HTMLAttributes<Element>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'navii-avatar': Native<NaviiAvatarElement> & AvatarMarkup;
    'navii-group': Native<NaviiGroupElement> & GroupMarkup;
    'navii-picker': Native<NaviiPickerElement> & PickerMarkup;
  }
}
