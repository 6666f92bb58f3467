// For developing: what options ignore is said on the console.
import '../../lib/development/watch.js';
import '../define.js';
import './tell-copies.js';

export * from '../define.js';
