// What Vite makes of a file of Vue.
declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component;
  export default component;
}
