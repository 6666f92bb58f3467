// The public names that do not depend on a catalogue, shared by both entry points.
export type { RandomAvatar, RenderOptions } from './avatar.js';
export { describe } from './choose/describe.js';
export type { Engine, PackInfo, PaletteInfo } from './engine.js';
export type { GroupMember } from './render/group.js';
export { MOTION_CSP_HASH, MOTION_CSS } from './render/motion.js';
export type { NaviiNamespace } from './navii.js';
export { AVATAR_OPTIONS, GROUP_OPTIONS, readAvatarOptions, readGroupOptions } from './options/table.js';
export type {
  AvatarOptions,
  AvatarSettings,
  GroupOptions,
  GroupSettings,
  OptionRow,
  ValueOf,
} from './options/table.js';
export { normalizeEmail, seed, seedFromEmail, sha256Hex, type SeedFields, type SeedOptions } from './choose/seed.js';
export { BACKGROUNDS, GROUNDS, MOODS, SLOTS, STYLES, TONES } from './spec.js';
export type { AvatarSpec, Background, Ground, Mood, PartSlot, Slot, Style, Tone } from './spec.js';
export { VERSION } from './version.js';
