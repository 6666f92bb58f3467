// The public names that do not depend on packs, shared by both entry points.
export type { Catalogue } from './choose/catalogue.js';
export { describe } from './choose/describe.js';
export { normalizeEmail, seed, seedFromEmail, sha256Hex, type SeedFields, type SeedOptions } from './choose/seed.js';
export { toDataUri } from './data-uri.js';
export type { Engine, PackInfo, PaletteInfo, RandomAvatar } from './engine.js';
export type { NaviiNamespace } from './navii.js';
export { readAvatarOptions, readGroupOptions, type ValueOf } from './options/read.js';
export type { OptionRow } from './options/row.js';
export { AVATAR_OPTIONS, GROUP_OPTIONS, type AvatarSettings, type GroupSettings } from './options/table.js';
export type { PackId, PaletteId } from './options/ids.js';
export type { AvatarOptions, GroupOptions, MemberOptions, RenderOptions } from './options/types.js';
export type { GroupMember } from './render/group.js';
export { MOTION_CSP_HASH, MOTION_CSS } from './render/motion.js';
export { BACKGROUNDS, GROUNDS, MOODS, ROLES, SHAPES, SLOTS, STYLES, TONES } from './slots.js';
export type { Background, Ground, Mood, PartSlot, Role, RoleSlot, Shape, Slot, Style, Tone } from './slots.js';
export type { AvatarSpec } from './spec.js';
export { VERSION } from './version.js';
