// What Vite makes of a file of Vue.
declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component;
  // oxlint-disable-next-line import/no-default-export -- Vue's files have one
  export default component;
}
