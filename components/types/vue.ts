// `navii/vue`: types of the elements in templates of Vue 3, which sets properties where there are any.
import type { HTMLAttributes, PublicProps } from 'vue';
import type { NaviiAvatar, NaviiGroup } from '../index.js';
import type { AvatarProps, GroupProps } from './properties.js';

// Vue's tools read the props of a class off its instances.
type Classed<Element, Props> = new () => Element & { $props: HTMLAttributes & PublicProps & Props };

declare module 'vue' {
  interface GlobalComponents {
    'navii-avatar': Classed<NaviiAvatar, AvatarProps>;
    'navii-group': Classed<NaviiGroup, GroupProps>;
  }
}
