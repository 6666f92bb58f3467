// `navii/core`: the engine without packs. It exports the same names as `navii`.
// oxlint-disable-next-line import/no-unassigned-import -- for the order of modules alone
import './bundle-order.js';

export * from './base.js';
export * from './public.js';
export * as Navii from './base-namespace.js';
