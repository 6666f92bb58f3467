// For developing: what options ignore is said on the console.
import { nameOffered } from '../../lib/development/watch.js';
import '../define-core.js';
import { PACK_LOADERS } from '../packs/loaders.js';
import './tell-copies.js';

nameOffered(Object.keys(PACK_LOADERS));

export * from '../define-core.js';
