// `navii/preact`: types of the elements in Preact, which sets properties where there are any.
import type { HTMLAttributes } from 'preact';
import type { NaviiAvatar, NaviiGroup } from '../index.js';
import type { AvatarProps, GroupProps } from './properties.js';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'navii-avatar': HTMLAttributes<NaviiAvatar> & AvatarProps;
      'navii-group': HTMLAttributes<NaviiGroup> & GroupProps;
    }
  }
}
