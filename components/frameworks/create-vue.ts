// The components for Vue, over any engine: functional ones, which keep no state.
import { h, mergeProps, type FunctionalComponent, type SVGAttributes } from 'vue';
import { AVATAR, GROUP, type Drawer, type Kind } from './draw.js';
import type { AvatarProps, GroupProps } from './props.js';
import { pickOthers } from './root-props.js';

type Root<Own> = Own & Omit<SVGAttributes, keyof Own | 'innerHTML'>;

/**
 * What `<Navii>` takes: the properties of `<navii-avatar>`, and all that an `<svg>` takes.
 *
 * @example
 * const props: NaviiProps = { seed: 'ada', size: 48, class: 'face' };
 */
export type NaviiProps = Root<AvatarProps>;

/**
 * What `<NaviiGroup>` takes: the properties of `<navii-group>`, and all that an `<svg>` takes.
 *
 * @example
 * const props: NaviiGroupProps = { seeds: ['ada', 'grace'], max: 5, id: 'team' };
 */
export type NaviiGroupProps = Root<GroupProps>;

/**
 * Both components.
 *
 * @example
 * const mine: NaviiComponents = createComponents(createEngine([]));
 */
export interface NaviiComponents {
  readonly Navii: FunctionalComponent<NaviiProps>;
  readonly NaviiGroup: FunctionalComponent<NaviiGroupProps>;
}

// Vue makes `styleHint` of `style-hint` for props that are declared. What is not declared it would put on the root by itself,
// but then an `undefined` takes away what the engine wrote.
function createComponent<Props>({ name, own, draw }: Kind, drawer: Drawer): FunctionalComponent<Props> {
  const component: FunctionalComponent<Record<string, unknown>> = (props, { attrs }) => {
    const others = pickOthers(attrs, own);
    const drawing = draw(drawer, props, others);
    return drawing && h('svg', mergeProps(drawing.attributes, others, { innerHTML: drawing.inside }));
  };
  return Object.assign(component, { displayName: name, props: [...own], inheritAttrs: false });
}

export function createAvatarComponent(drawer: Drawer): FunctionalComponent<NaviiProps> {
  return createComponent(AVATAR, drawer);
}

export function createGroupComponent(drawer: Drawer): FunctionalComponent<NaviiGroupProps> {
  return createComponent(GROUP, drawer);
}

/**
 * Makes components that draw with the packs of an engine.
 *
 * @param engine - made by `createEngine`
 * @example
 * const mine = createComponents(createEngine([]));
 * const face = h(mine.Navii, { seed: 'ada', size: 48 });
 */
export function createComponents(engine: Drawer): NaviiComponents {
  return { Navii: createAvatarComponent(engine), NaviiGroup: createGroupComponent(engine) };
}
