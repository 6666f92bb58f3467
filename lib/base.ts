// The functions of `navii/core`: the same as in full.ts, which documents them, but over the base only.
import { assignVariants as assign, type VariantOptions } from './assign-variants.js';
import { BASE_CATALOGUE as known } from './base-catalogue.js';
import type { Engine } from './create-engine.js';
import { describeAvatar as describe, type DescribeOptions } from './describe.js';
import * as engine from './engine.js';
import type { AvatarSpec } from './spec.js';

export const catalogue: Engine['catalogue'] = known;

export const createAvatar: Engine['createAvatar'] = (seed, options) => engine.createAvatar(known, seed, options);
export const selectAvatar: Engine['selectAvatar'] = (seed, options) => engine.selectAvatar(known, seed, options);
export const renderAvatar: Engine['renderAvatar'] = (spec, options) => engine.renderAvatar(known, spec, options);
export const describeAvatar = (seedOrSpec: string | Partial<AvatarSpec>, options?: DescribeOptions): string =>
  describe(known, seedOrSpec, options);
export const assignVariants = (seeds: readonly (string | number)[], options?: VariantOptions): number[] =>
  assign(known, seeds, options);
export const createRandomAvatar: Engine['createRandomAvatar'] = (options) => engine.createRandomAvatar(known, options);
export const createGroup: Engine['createGroup'] = (seeds, options) => engine.createGroup(known, seeds, options);
export const createGroupTiles: Engine['createGroupTiles'] = (seeds, options) =>
  engine.createGroupTiles(known, seeds, options);
export const listPacks: Engine['listPacks'] = () => engine.listPacks(known);
export const listPalettes: Engine['listPalettes'] = () => engine.listPalettes(known);
export const listParts: Engine['listParts'] = (slot) => engine.listParts(known, slot);
