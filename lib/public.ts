// The public names of both entry points that do not depend on packs.
export type { VariantOptions } from './assign-variants.js';
export type { PackInfo, PaletteInfo, PartInfo } from './choose/owners.js';
export {
  normalizeEmail,
  createSeed,
  seedFromEmail,
  sha256Hex,
  type SeedFields,
  type SeedOptions,
} from './choose/seed.js';
export { createEngine, type Engine, type EngineDefaults, type EngineOptions } from './create-engine.js';
export type { DescribeOptions } from './describe.js';
export type { RandomAvatar } from './engine.js';
export { readAvatarOptions, readGroupOptions, type ValueOf } from './options/read.js';
export type { AvatarSettings, GroupSettings, IdSet, KnownIds } from './options/schema.js';
export type * from './options/types.js';
export type { Pack } from './packs/pack.js';
export { avatarUrl, groupUrl, type AvatarUrlOptions, type GroupUrlOptions } from './links.js';
export type { GroupMember } from './render/group.js';
export { MOTION_CSP_HASH, MOTION_CSS, toDataUri } from './render/svg.js';
export { BACKGROUNDS, GROUNDS, MOODS, ROLES, SHAPES, SLOTS, STATUSES, STYLES, TONES } from './spec.js';
export type {
  AvatarSpec,
  Background,
  Ground,
  Mood,
  PartSlot,
  Role,
  RoleSlot,
  Shape,
  Slot,
  Status,
  Style,
  Tone,
} from './spec.js';
export { VERSION } from './version.js';
