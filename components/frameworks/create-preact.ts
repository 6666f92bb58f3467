// The components for Preact, over any engine. They are functions of their props, without hooks.
import { h, type FunctionComponent, type SVGAttributes } from 'preact';
import { AVATAR, drawProps, GROUP, type AvatarProps, type Drawer, type GroupProps, type Kind } from './draw.js';

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

export function createComponent<Own extends object>(kind: Kind<Own>, drawer: Drawer): FunctionComponent<Root<Own>> {
  const component = (props: Own) => {
    const root = drawProps(kind, drawer, props);
    return root === undefined ? null : h('svg', root);
  };
  return Object.assign(component, { displayName: kind.name });
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
