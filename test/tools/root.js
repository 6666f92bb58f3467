// The folder of package.json, for the tests and their tools.
export { root } from '../../site/build/setup.js';
