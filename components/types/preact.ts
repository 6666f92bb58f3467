// `navii/preact`: types of the elements in Preact, which sets properties where there are any.
import type { HTMLAttributes } from 'preact';
import type { NaviiAvatar, NaviiGroup } from '../index.js';
import type { AvatarMarkup, GroupMarkup } from './markup.js';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'navii-avatar': HTMLAttributes<NaviiAvatar> & AvatarMarkup;
      'navii-group': HTMLAttributes<NaviiGroup> & GroupMarkup;
    }
  }
}
