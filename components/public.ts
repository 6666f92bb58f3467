// The names that `navii/components` and both ways of registering share.
export type { GroupMember, GroupSeeds } from './element/members.js';
export { NaviiAvatar } from './navii-avatar.js';
export { NaviiGroup } from './navii-group.js';
export type { AvatarProperties, GroupProperties } from './types/properties.js';
export { pauseAnimations, resumeAnimations } from './motion.js';
export { registerPacks } from './packs/resources.js';
export { SHAPES, type Shape } from '../lib/spec.js';
export { STATUSES, type Status } from './element/properties.js';
