// What the components of the frameworks take: the properties of the elements, and all that an `<svg>` takes.
import type { AvatarProperties, GroupProperties } from '../element-properties.js';
import { AVATAR_NAMES, GROUP_NAMES, type OWN_SCHEMA } from '../schema.js';

/** What names a drawing as an image is named, beside the label. */
interface Naming {
  /**
   * Accessible name, as of an image: it stands above `label`, and an empty one makes the drawing decorative.
   *
   * @example
   * const props: NaviiProps = { seed: 'ada', alt: 'Ada' };
   */
  alt?: string | undefined;
}

/** Properties of `<Navii>`: those of `<navii-avatar>` but for the badge, which stands beside a drawing. */
export interface AvatarProps extends Omit<AvatarProperties, keyof typeof OWN_SCHEMA>, Naming {}

/** Properties of `<NaviiGroup>`: those of `<navii-group>`. */
export interface GroupProps extends GroupProperties, Naming {}

// `title` is no attribute of SVG. It names a drawing as it names an element; see `nameDrawing`.
const NAMING: readonly string[] = ['alt', 'title'];

/** Properties that `<Navii>` keeps to itself; what else it is given goes to the `<svg>`. */
export const AVATAR_PROPS: readonly string[] = /* @__PURE__ */ AVATAR_NAMES.concat(NAMING);

/** Properties that `<NaviiGroup>` keeps to itself. */
export const GROUP_PROPS: readonly string[] = /* @__PURE__ */ GROUP_NAMES.concat(NAMING);
