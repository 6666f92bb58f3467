// The public names that do not depend on a catalogue, shared by both entry points.
export type { RandomAvatar, RenderOptions } from './avatar.js';
export { describe } from './describe.js';
export type { Engine, PackInfo, PaletteInfo } from './engine.js';
export type { GroupMember } from './group.js';
export { MOTION_CSP_HASH, MOTION_CSS } from './motion.js';
export type { NaviiNamespace } from './navii.js';
export { AVATAR_OPTIONS, GROUP_OPTIONS, readAvatarOptions, readGroupOptions } from './options.js';
export type { AvatarOptions, AvatarSettings, GroupOptions, GroupSettings, OptionRow, ValueOf } from './options.js';
export { normalizeEmail, seed, seedFromEmail, sha256Hex, type SeedFields, type SeedOptions } from './seed.js';
export { BACKGROUNDS, GROUNDS, MOODS, SLOTS, STYLES, TONES } from './spec.js';
export type { AvatarSpec, Background, Ground, Mood, PartSlot, Slot, Style, Tone } from './spec.js';
export { VERSION } from './version.js';
