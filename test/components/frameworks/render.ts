// Renders the components of each framework as its server does.
import { renderToString as renderVue } from '@vue/server-renderer';
import * as preact from 'navii/preact';
import * as preactCore from 'navii/preact/core';
import * as react from 'navii/react';
import * as reactCore from 'navii/react/core';
import * as vue from 'navii/vue';
import * as vueCore from 'navii/vue/core';
import { h } from 'preact';
import { renderToString as renderPreact } from 'preact-render-to-string';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createSSRApp, h as createVNode, type Component } from 'vue';

type Name = 'NaviiAvatar' | 'NaviiGroup';
type Props = Readonly<Record<string, unknown>>;

/** A framework: it renders a component by its name, and escapes text in an attribute. */
export interface Framework {
  readonly name: string;
  readonly draw: (name: Name, props: Props, components?: object) => Promise<string>;
  readonly drawCore: (name: Name, props: Props) => Promise<string>;
  readonly createComponents: (engine: Parameters<typeof react.createComponents>[0]) => object;
  /** The characters that the framework escapes differently from the engine, which escapes `&`, `<`, `>` and `"`. */
  readonly escape: (attribute: string) => string;
}

// Tests pass values that JavaScript allows and the types do not allow.
const find = (components: object, name: Name) => Reflect.get(components, name) as never;

function describe(
  name: string,
  render: (component: never, props: Props) => string | Promise<string>,
  whole: { createComponents: Framework['createComponents'] },
  core: object,
  escape: Framework['escape'],
): Framework {
  return {
    name,
    draw: async (component, props, components = whole) => await render(find(components, component), props),
    drawCore: async (component, props) => await render(find(core, component), props),
    createComponents: (engine) => whole.createComponents(engine),
    escape,
  };
}

export const FRAMEWORKS: readonly Framework[] = [
  describe(
    'React',
    (component: FunctionComponent, props) => renderToStaticMarkup(createElement(component, props)),
    react,
    reactCore,
    (text) => text.replaceAll("'", '&#x27;'),
  ),
  describe(
    'Preact',
    (component: Parameters<typeof h>[0], props) => renderPreact(h(component as 'svg', props)),
    preact,
    preactCore,
    (text) => text.replaceAll('&gt;', '>'),
  ),
  describe(
    'Vue',
    (component: Component, props) => renderVue(createSSRApp({ render: () => createVNode(component, props) })),
    vue,
    vueCore,
    (text) => text.replaceAll("'", '&#39;'),
  ),
];
