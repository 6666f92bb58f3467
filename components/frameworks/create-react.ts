// The components for React, over any engine. They are functions of their props, without hooks: a server component sends what
// they draw, and no script.
import { createElement, forwardRef, type ForwardRefExoticComponent, type RefAttributes, type SVGProps } from 'react';
import { AVATAR, GROUP, type Drawer, type Kind } from './draw.js';
import type { AvatarProps, GroupProps } from './props.js';
import { mergeRootProps, pickOthers } from './root-props.js';

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

function createComponent<Props>({ name, own, draw }: Kind, drawer: Drawer): Component<Props> {
  // React 18 hands a reference to nothing else.
  const component = forwardRef<SVGSVGElement, object>((props, ref) => {
    const others = pickOthers(props, own);
    const drawing = draw(drawer, props, others);
    return drawing === undefined ? null : createElement('svg', { ...mergeRootProps(drawing, others, spell), ref });
  });
  component.displayName = name;
  return component as Component<Props>;
}

export function createAvatarComponent(drawer: Drawer): Component<NaviiProps> {
  return createComponent(AVATAR, drawer);
}

export function createGroupComponent(drawer: Drawer): Component<NaviiGroupProps> {
  return createComponent(GROUP, drawer);
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
  return { Navii: createAvatarComponent(engine), NaviiGroup: createGroupComponent(engine) };
}
