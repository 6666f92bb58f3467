// The public names of `navii/components`. The entry points of both elements export them.
export * from './public-avatar.js';
export type { GroupSeeds } from './element/properties.js';
export type { GroupMember } from '../lib/render/group.js';
export { NaviiGroupElement } from './navii-group.js';
export type { GroupProperties } from './types/properties.js';
