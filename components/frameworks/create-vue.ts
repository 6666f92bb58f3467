// The components for Vue, over any engine: functional ones, which keep no state.
import { h, mergeProps, type FunctionalComponent, type SVGAttributes } from 'vue';
import { AVATAR, GROUP, pickOthers, type AvatarProps, type Drawer, type GroupProps, type Kind } from './draw.js';

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
export function createComponent<Own extends object>(
  { name, own, draw }: Kind<Own>,
  drawer: Drawer,
): FunctionalComponent<Root<Own>> {
  const component: FunctionalComponent<Own> = (props, { attrs }) => {
    const others = pickOthers(attrs, own);
    const drawing = draw(drawer, props, others);
    return drawing && h('svg', mergeProps(drawing.attributes, others, { innerHTML: drawing.inside }));
  };
  return Object.assign(component, { displayName: name, props: [...own], inheritAttrs: false });
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
  return { Navii: createComponent(AVATAR, engine), NaviiGroup: createComponent(GROUP, engine) };
}
