// The folder of package.json, for the tests and their tools.
export { root } from '../../server/setup/setup.js';
