// For developing: what options ignore is said on the console.
import '../../lib/development/watch.js';

export * from '../frameworks/preact-core.js';
