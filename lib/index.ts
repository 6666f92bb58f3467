// `navii`: the engine with every pack.
// oxlint-disable-next-line import/no-unassigned-import -- for the order of modules alone
import './bundle-order.js';
import * as Navii from './namespace.js';

export * from './full.js';
export * from './public.js';
export {
  /**
   * The functions that create, select, render, describe and list, as one object; and `seed`, which is {@link createSeed}.
   *
   * @example
   * const svg = Navii.createAvatar(Navii.seed({ email: 'ada@example.org' }));
   */
  Navii,
};
