// For developing: what options ignore is said on the console.
import '../../lib/development/watch.js';

export * from '../frameworks/react-core.js';
