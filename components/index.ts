// The public names of `navii/components`: the classes. Nothing is registered here.
export type { GroupMember, GroupSeeds } from './group-member.js';
export { NaviiAvatar } from './navii-avatar.js';
export { NaviiGroup } from './navii-group.js';
export type { AvatarProperties, GroupProperties } from './element-properties.js';
export { SHAPES, type Shape } from '../lib/index.js';
export { STATUSES, type Status } from './rows.js';
