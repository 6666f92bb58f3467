// What the components of the frameworks take: the properties of the elements, and all that an `<svg>` takes.
import type { AvatarProperties, GroupProperties } from '../element-properties.js';
import { AVATAR_NAMES, GROUP_NAMES, type OWN_SCHEMA } from '../schema.js';

/** Properties that only an element has: a drawing has nobody who would pause it, and no badge beside it. */
type OfElements = keyof typeof OWN_SCHEMA | 'paused';

/** Properties of `<Navii>`: those of `<navii-avatar>` that a drawing can have. */
export type AvatarProps = Omit<AvatarProperties, OfElements>;

/** Properties of `<NaviiGroup>`: those of `<navii-group>` that a drawing can have. */
export type GroupProps = Omit<GroupProperties, OfElements>;

// `title` is no attribute of SVG. It names a drawing as it names an element; see `nameDrawing`.
const NAMING: readonly string[] = ['title'];

/** Properties that `<Navii>` keeps to itself; what else it is given goes to the `<svg>`. */
export const AVATAR_PROPS: ReadonlySet<string> = /* @__PURE__ */ new Set([...AVATAR_NAMES, ...NAMING]);

/** Properties that `<NaviiGroup>` keeps to itself. */
export const GROUP_PROPS: ReadonlySet<string> = /* @__PURE__ */ new Set([...GROUP_NAMES, ...NAMING]);
