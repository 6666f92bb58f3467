// The components for Preact, over any engine. They are functions of their props, without hooks.
import { h, type FunctionComponent, type SVGAttributes } from 'preact';
import { AVATAR, GROUP, type Drawer, type Kind } from './draw.js';
import type { AvatarProps, GroupProps } from './props.js';
import { mergeRootProps, pickOthers } from './root-props.js';

type Root<Own> = Own & Omit<SVGAttributes<SVGSVGElement>, keyof Own | 'children' | 'dangerouslySetInnerHTML'>;

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
  readonly Navii: FunctionComponent<NaviiProps>;
  readonly NaviiGroup: FunctionComponent<NaviiGroupProps>;
}

function createComponent<Props>({ name, own, draw }: Kind, drawer: Drawer): FunctionComponent<Props> {
  const component = (props: object) => {
    const others = pickOthers(props, own);
    const drawing = draw(drawer, props, others);
    return drawing === undefined ? null : h('svg', mergeRootProps(drawing, others));
  };
  return Object.assign(component, { displayName: name });
}

export function createAvatarComponent(drawer: Drawer): FunctionComponent<NaviiProps> {
  return createComponent(AVATAR, drawer);
}

export function createGroupComponent(drawer: Drawer): FunctionComponent<NaviiGroupProps> {
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
