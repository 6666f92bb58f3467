// `navii/internals`: names for the service of the same version, besides the public ones. They may change in any release.
export { isEmail } from './choose/seed.js';
export { selectSpec } from './choose/select.js';
export { drawSeed } from './render/avatar.js';
export { compileCell, listGallerySeeds, readGallery, type GallerySettings } from './gallery.js';
export { EXAMPLE_ORIGIN } from './example-origin.js';
export { linkSharePage, quoteUrl, SHARE_PREFIX, writeQuery } from './links.js';
export { describeDefault, describeValues, GALLERY_OPTIONS } from './options/table.js';
export { listNonDefaults, list } from './options/read.js';
export { listNames, type IdSource, type OptionTable } from './options/schema.js';
export { GROUP_SEEDS } from './options/schema.js';
export { countEdits } from './options/words.js';
export { readMembers, renderMembers } from './render/group.js';
export { escapeXml } from './render/svg.js';
export {
  compileSharePage,
  cutText,
  describeShared,
  findGround,
  listSharedOptions,
  nameMascot,
  type SharedMascot,
} from './share.js';
export { renderShareTags } from './share-tags.js';
