// `navii/react`: types of the elements in React 19 and newer, which sets properties where there are any.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { NaviiAvatar, NaviiGroup } from '../index.js';
import type { AvatarMarkup, GroupMarkup } from './markup.js';

type Native<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'navii-avatar': Native<NaviiAvatar> & AvatarMarkup;
      'navii-group': Native<NaviiGroup> & GroupMarkup;
    }
  }
}
