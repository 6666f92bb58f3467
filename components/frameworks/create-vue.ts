// Creates the components for Vue from an engine. They are functional components, which have no state.
import { h, mergeProps, type FunctionalComponent, type SVGAttributes, type VNode } from 'vue';
import type { Catalogue } from '../../lib/choose/catalogue.js';
import { openEngine, type Engine } from '../../lib/create-engine.js';
import { showPhotos } from '../element/photo.js';
import { AVATAR, GROUP, pickOthers, type AvatarProps, type GroupProps, type ComponentDefinition } from './draw.js';

type Root<Own> = Own & Omit<SVGAttributes, keyof Own | 'innerHTML'>;

/**
 * Props of `<NaviiAvatar>`: the properties of `<navii-avatar>`, and all attributes of an `<svg>`.
 *
 * @example
 * const props: NaviiAvatarProps = { seed: 'ada', size: 48, class: 'face' };
 */
export type NaviiAvatarProps = Root<AvatarProps>;

/**
 * Props of `<NaviiGroup>`: the properties of `<navii-group>`, and all attributes of an `<svg>`.
 *
 * @example
 * const props: NaviiGroupProps = { seeds: ['ada', 'grace'], max: 5, id: 'team' };
 */
export type NaviiGroupProps = Root<GroupProps>;

/**
 * Both components.
 *
 * @example
 * const mine: NaviiComponents = createComponents(createEngine());
 */
export interface NaviiComponents {
  readonly NaviiAvatar: FunctionalComponent<NaviiAvatarProps>;
  readonly NaviiGroup: FunctionalComponent<NaviiGroupProps>;
}

// The props are declared, so that Vue accepts `style-hint` for `styleHint`. Other attributes are merged here and not by Vue
// (`inheritAttrs: false`): with Vue's merge an `undefined` removes an attribute that the engine wrote.
export function createComponent<Own extends object>(
  { name, own, draw }: ComponentDefinition<Own>,
  catalogue: Catalogue,
): FunctionalComponent<Root<Own>> {
  const component: FunctionalComponent<Own> = (props, { attrs }) => {
    const others = pickOthers(attrs, own);
    const drawing = draw(catalogue, props, others);
    if (drawing === undefined) return undefined;
    const { attributes, inside, hasPhoto } = drawing;
    if (!hasPhoto) return h('svg', mergeProps(attributes, others, { innerHTML: inside }));
    // With its drawing as key it is a new element for each drawing, so that its photos are shown again.
    const onVnodeMounted = ({ el }: VNode) => showPhotos(el as Element);
    return h('svg', mergeProps(attributes, others), [h('g', { key: inside, innerHTML: inside, onVnodeMounted })]);
  };
  return Object.assign(component, { displayName: name, props: [...own], inheritAttrs: false });
}

/**
 * Creates components that draw with the packs of an engine.
 *
 * @param engine - made by `createEngine`
 * @throws TypeError when it is not an engine
 * @example
 * const mine = createComponents(createEngine());
 * const face = h(mine.NaviiAvatar, { seed: 'ada', size: 48 });
 */
export function createComponents(engine: Engine): NaviiComponents {
  const catalogue = openEngine(engine);
  return { NaviiAvatar: createComponent(AVATAR, catalogue), NaviiGroup: createComponent(GROUP, catalogue) };
}
