// `navii/svelte`: types of the elements in Svelte 5, which sets properties where there are any.
import type { HTMLAttributes } from 'svelte/elements';
import type { NaviiAvatar, NaviiGroup } from '../index.js';
import type { AvatarMarkup, GroupMarkup } from './properties.js';

// In the module below, HTMLAttributes would be the module's own name.
type Native<Element extends EventTarget> = HTMLAttributes<Element>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'navii-avatar': Native<NaviiAvatar> & AvatarMarkup;
    'navii-group': Native<NaviiGroup> & GroupMarkup;
  }
}
