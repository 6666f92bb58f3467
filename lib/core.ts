// `navii/core`: the engine without packs. It exports the same names as `navii`.
import './bundle-order.js';

export * from './base.js';
export * from './public.js';
export * as Navii from './base-namespace.js';
