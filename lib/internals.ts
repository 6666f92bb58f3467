// `navii/internals`: names for the service of the same version, beside the public ones. They may change in any release.
export { readPackModule } from './authoring/pack-module.js';
export { isEmail } from './choose/seed.js';
export { selectSpec } from './choose/select.js';
export { list, listNonDefaults } from './options/read.js';
export { GROUP_SEEDS, listNames, type IdSource, type OptionTable } from './options/schema.js';
export { describeDefault, describeValues, GALLERY_OPTIONS } from './options/table.js';
export { countEdits } from './options/words.js';
export { INK, SKY } from './pages/brand.js';
export { compileCell, listGallerySeeds, readGallery, type GallerySettings } from './pages/gallery.js';
export { linkSharePage, quoteUrl, SHARE_PREFIX, writeQuery } from './links.js';
export {
  compileSharePage,
  cutText,
  describeShared,
  findGround,
  listSharedOptions,
  nameMascot,
  type SharedMascot,
} from './pages/share.js';
export { EXAMPLE_ORIGIN, renderShareTags } from './pages/template.js';
export { drawSeed } from './render/avatar.js';
export { readMembers, renderMembers } from './render/group.js';
export { escapeXml } from './render/svg.js';
