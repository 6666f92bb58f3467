// The order of a bundle: code first, then art. Similar text compresses better together: gzipped, `createAvatar` of `navii/core` is
// 0.35 KB smaller, and `createAvatar` of `navii` 0.75 KB. These imports keep nothing in a bundle that is not used.
// oxlint-disable import/no-unassigned-import -- for the order of modules alone
import './render/avatar.js';
import './render/group.js';
import './likeness.js';
import './palettes/derive.js';
import './parts/body.js';
import './parts/index.js';
