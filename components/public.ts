// The public names of `navii/components`, which every entry point of the elements exports.
export { NaviiAvatar } from './navii-avatar.js';
export { NaviiGroup } from './navii-group.js';
export type { AvatarProperties, GroupProperties } from './types/properties.js';
export { STATUSES, type GroupMember, type GroupSeeds, type Status } from './element/properties.js';
export { SHAPES, type Shape } from '../lib/slots.js';
export { pauseAnimations, resumeAnimations } from './motion.js';
export { registerPacks } from './packs/resources.js';
