// `navii/vue`: types of the elements in templates of Vue 3, which sets properties where there are any.
import type { HTMLAttributes, PublicProps } from 'vue';
import type { NaviiAvatar, NaviiGroup } from '../index.js';
import type { AvatarMarkup, GroupMarkup } from './markup.js';

// Vue's tools read the props of a class off its instances.
type Classed<Element, Props> = new () => Element & { $props: HTMLAttributes & PublicProps & Props };

declare module 'vue' {
  interface GlobalComponents {
    'navii-avatar': Classed<NaviiAvatar, AvatarMarkup>;
    'navii-group': Classed<NaviiGroup, GroupMarkup>;
  }
}
