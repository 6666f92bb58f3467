// `navii/options`: the options of avatars and groups as data, with words, for forms and docs.
export { AVATAR_OPTIONS, GROUP_OPTIONS } from './table.js';
export type { OptionRow } from './row.js';
