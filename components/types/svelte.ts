// `navii/svelte`: types of the elements in Svelte 5, which sets properties where there are any.
import type { HTMLAttributes } from 'svelte/elements';
import type { NaviiAvatar, NaviiGroup } from '../index.js';
import type { AvatarProps, GroupProps } from './properties.js';

type Native<Element extends EventTarget> = HTMLAttributes<Element>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'navii-avatar': Native<NaviiAvatar> & AvatarProps;
    'navii-group': Native<NaviiGroup> & GroupProps;
  }
}
