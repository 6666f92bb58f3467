// Creates the components for React from an engine. They are functions of their props, without hooks: as server components they
// send only markup and no script.
import { createElement, forwardRef, type ForwardRefExoticComponent, type RefAttributes, type SVGProps } from 'react';
import {
  AVATAR,
  drawProps,
  GROUP,
  type AvatarProps,
  type Drawer,
  type GroupProps,
  type ComponentDefinition,
} from './draw.js';

type Root<Own> = Own & Omit<SVGProps<SVGSVGElement>, keyof Own | 'children' | 'dangerouslySetInnerHTML' | 'ref'>;
type Component<Props> = ForwardRefExoticComponent<Props & RefAttributes<SVGSVGElement>>;

/**
 * Props of `<Navii>`: the properties of `<navii-avatar>`, and all attributes of an `<svg>`.
 *
 * @example
 * const props: NaviiProps = { seed: 'ada', size: 48, className: 'face' };
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
  readonly Navii: Component<NaviiProps>;
  readonly NaviiGroup: Component<NaviiGroupProps>;
}

/** Converts the name of an attribute to React's name of it. */
function spell(attribute: string): string {
  if (attribute === 'class') return 'className';
  return attribute.startsWith('aria-') ? attribute : attribute.replace(/-\w/g, (pair) => pair.slice(1).toUpperCase());
}

export function createComponent<Own extends object>(
  definition: ComponentDefinition<Own>,
  drawer: Drawer,
): Component<Root<Own>> {
  // React 18 passes a `ref` only to components made by `forwardRef`.
  const component = forwardRef<SVGSVGElement, Own>((props, ref) => {
    const root = drawProps(definition, drawer, props as Own, createElement, spell);
    return root === undefined ? null : createElement('svg', { ...root, ref });
  });
  component.displayName = definition.name;
  return component as Component<Root<Own>>;
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
