// Creates the components for Preact from an engine. They are functions of their props, without hooks.
import { h, type FunctionComponent, type SVGAttributes } from 'preact';
import type { Catalogue } from '../../lib/choose/catalogue.js';
import { openEngine, type Engine } from '../../lib/create-engine.js';
import { AVATAR, drawProps, GROUP, type AvatarProps, type GroupProps, type ComponentDefinition } from './draw.js';

type Root<Own> = Own & Omit<SVGAttributes<SVGSVGElement>, keyof Own | 'children' | 'dangerouslySetInnerHTML'>;

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
  readonly NaviiAvatar: FunctionComponent<NaviiAvatarProps>;
  readonly NaviiGroup: FunctionComponent<NaviiGroupProps>;
}

export function createComponent<Own extends object>(
  definition: ComponentDefinition<Own>,
  catalogue: Catalogue,
): FunctionComponent<Root<Own>> {
  const component = (props: Own) => {
    const root = drawProps(definition, catalogue, props, h);
    return root === undefined ? null : h('svg', root);
  };
  return Object.assign(component, { displayName: definition.name });
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
