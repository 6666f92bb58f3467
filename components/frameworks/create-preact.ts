// Creates the components for Preact from an engine. They are functions of their props, without hooks.
import { h, type FunctionComponent, type SVGAttributes } from 'preact';
import {
  AVATAR,
  drawProps,
  GROUP,
  type AvatarProps,
  type Drawer,
  type GroupProps,
  type ComponentDefinition,
} from './draw.js';

type Root<Own> = Own & Omit<SVGAttributes<SVGSVGElement>, keyof Own | 'children' | 'dangerouslySetInnerHTML'>;

/**
 * Props of `<Navii>`: the properties of `<navii-avatar>`, and all attributes of an `<svg>`.
 *
 * @example
 * const props: NaviiProps = { seed: 'ada', size: 48, class: 'face' };
 */
export type NaviiProps = Root<AvatarProps>;

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
 * const mine: NaviiComponents = createComponents(createEngine([]));
 */
export interface NaviiComponents {
  readonly Navii: FunctionComponent<NaviiProps>;
  readonly NaviiGroup: FunctionComponent<NaviiGroupProps>;
}

export function createComponent<Own extends object>(
  definition: ComponentDefinition<Own>,
  drawer: Drawer,
): FunctionComponent<Root<Own>> {
  const component = (props: Own) => {
    const root = drawProps(definition, drawer, props, h);
    return root === undefined ? null : h('svg', root);
  };
  return Object.assign(component, { displayName: definition.name });
}

/**
 * Creates components that draw with the packs of an engine.
 *
 * @param engine - made by `createEngine`
 * @example
 * const mine = createComponents(createEngine([]));
 * const face = <mine.Navii seed="ada" size={48} />;
 */
export function createComponents(engine: Drawer): NaviiComponents {
  return { Navii: createComponent(AVATAR, engine), NaviiGroup: createComponent(GROUP, engine) };
}
