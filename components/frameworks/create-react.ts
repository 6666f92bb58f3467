// The components for React, over any engine. They are functions of their props, without hooks: a server component sends what
// they draw, and no script.
import { createElement, forwardRef, type ForwardRefExoticComponent, type RefAttributes, type SVGProps } from 'react';
import { AVATAR, drawProps, GROUP, type AvatarProps, type Drawer, type GroupProps, type Kind } from './draw.js';

type Root<Own> = Own & Omit<SVGProps<SVGSVGElement>, keyof Own | 'children' | 'dangerouslySetInnerHTML' | 'ref'>;
type Component<Props> = ForwardRefExoticComponent<Props & RefAttributes<SVGSVGElement>>;

/**
 * What `<Navii>` takes: the properties of `<navii-avatar>`, and all that an `<svg>` takes.
 *
 * @example
 * const props: NaviiProps = { seed: 'ada', size: 48, className: 'face' };
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
  readonly Navii: Component<NaviiProps>;
  readonly NaviiGroup: Component<NaviiGroupProps>;
}

/** React's name of an attribute. */
function spell(attribute: string): string {
  if (attribute === 'class') return 'className';
  return attribute.startsWith('aria-') ? attribute : attribute.replace(/-\w/g, (pair) => pair.slice(1).toUpperCase());
}

export function createComponent<Own extends object>(kind: Kind<Own>, drawer: Drawer): Component<Root<Own>> {
  // React 18 hands a reference to nothing else.
  const component = forwardRef<SVGSVGElement, Own>((props, ref) => {
    const root = drawProps(kind, drawer, props as Own, spell);
    return root === undefined ? null : createElement('svg', { ...root, ref });
  });
  component.displayName = kind.name;
  return component as Component<Root<Own>>;
}

/**
 * Makes components that draw with the packs of an engine.
 *
 * @param engine - made by `createEngine`
 * @example
 * const mine = createComponents(createEngine([]));
 * const face = <mine.Navii seed="ada" size={48} />;
 */
export function createComponents(engine: Drawer): NaviiComponents {
  return { Navii: createComponent(AVATAR, engine), NaviiGroup: createComponent(GROUP, engine) };
}
