// The public names of `navii/define/avatar`. Every entry point of the elements exports them.
export { NaviiAvatarElement } from './navii-avatar.js';
export type { AvatarProperties } from './types/properties.js';
export { pauseAnimations, resumeAnimations } from './pause.js';
export { registerPacks, setDefaults } from './packs/resources.js';
export { SHAPES, STATUSES, type Shape, type Status } from '../lib/spec.js';
