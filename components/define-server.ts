// `navii/define`, `navii/define/core` and `navii/define/avatar` among React server components. `exports` of package.json leads there by
// the condition `react-server`.
import { warnServer } from './warn-server.js';

warnServer();

export * from './public.js';
export { loadPacks } from './packs/resources.js';
