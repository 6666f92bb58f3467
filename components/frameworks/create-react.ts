// Creates the components for React from an engine. They are functions of their props, without hooks: as server components they
// send only markup and no script.
import { createElement, forwardRef, type ForwardRefExoticComponent, type RefAttributes, type SVGProps } from 'react';
import type { Catalogue } from '../../lib/choose/catalogue.js';
import { openEngine, type Engine } from '../../lib/create-engine.js';
import { AVATAR, drawProps, GROUP, type AvatarProps, type GroupProps, type ComponentDefinition } from './draw.js';

type Root<Own> = Own & Omit<SVGProps<SVGSVGElement>, keyof Own | 'children' | 'dangerouslySetInnerHTML' | 'ref'>;
export type Component<Props> = ForwardRefExoticComponent<Props & RefAttributes<SVGSVGElement>>;

/**
 * Props of `<NaviiAvatar>`: the properties of `<navii-avatar>`, and all attributes of an `<svg>`.
 *
 * @example
 * const props: NaviiAvatarProps = { seed: 'ada', size: 48, className: 'face' };
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
  readonly NaviiAvatar: Component<NaviiAvatarProps>;
  readonly NaviiGroup: Component<NaviiGroupProps>;
}

/** Converts the name of an attribute to React's name of it. */
function spell(attribute: string): string {
  if (attribute === 'class') return 'className';
  return attribute.startsWith('aria-') ? attribute : attribute.replace(/-\w/g, (pair) => pair.slice(1).toUpperCase());
}

export function createComponent<Own extends object>(
  definition: ComponentDefinition<Own>,
  catalogue: Catalogue,
): Component<Root<Own>> {
  // React 18 passes a `ref` only to components made by `forwardRef`.
  const component = forwardRef<SVGSVGElement, Own>((props, ref) => {
    const root = drawProps(definition, catalogue, props as Own, createElement, spell);
    return root === undefined ? null : createElement('svg', { ...root, ref });
  });
  component.displayName = definition.name;
  return component as Component<Root<Own>>;
}

/**
 * Creates components that draw with the packs of an engine.
 *
 * @param engine - made by `createEngine`
 * @throws TypeError when it is not an engine
 * @example
 * const mine = createComponents(createEngine());
 * const face = <mine.NaviiAvatar seed="ada" size={48} />;
 */
export function createComponents(engine: Engine): NaviiComponents {
  const catalogue = openEngine(engine);
  return { NaviiAvatar: createComponent(AVATAR, catalogue), NaviiGroup: createComponent(GROUP, catalogue) };
}
