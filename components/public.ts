// The public names of `navii/components`, which every entry point of the elements exports.
export type { GroupSeeds } from './element/properties.js';
export type { GroupMember } from '../lib/render/group.js';
export { NaviiAvatarElement } from './navii-avatar.js';
export { NaviiGroupElement } from './navii-group.js';
export type { AvatarProperties, GroupProperties } from './types/properties.js';
export { pauseAnimations, resumeAnimations } from './motion.js';
export { registerPacks, setDefaults } from './packs/resources.js';
export { SHAPES, STATUSES, type Shape, type Status } from '../lib/spec.js';
