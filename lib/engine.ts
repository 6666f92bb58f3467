// The functions of the engine, each over a catalogue. Entry points call them with a catalogue of their own. They are separate
// functions, so that a bundler keeps only the imported ones.
import type { Catalogue } from './choose/catalogue.js';
import { listPacks, listPalettes, listParts } from './choose/owners.js';
import { createUuid, expectSeed } from './choose/seed.js';
import { completeSpec, findSelection, recolor, selectSpec, type Selection } from './choose/select.js';
import { setApart } from './likeness.js';
import { checkSpec, hintAvatarOptions, hintOptions } from './options/hints.js';
import { readAvatarOptions, readGroupOptions, valuesOf } from './options/read.js';
import { GROUP_SCHEMA, type AvatarSettings, type GroupSettings } from './options/schema.js';
import type { AvatarOptions, GroupOptions, RenderOptions } from './options/types.js';
import { typeName, wrongType } from './options/words.js';
import { renderSeed, renderSelection } from './render/avatar.js';
import { readMembers, renderMembers, renderMemberTiles, type Seeds } from './render/group.js';
import type { AvatarSpec } from './spec.js';

/**
 * An avatar and its seed.
 *
 * @example
 * const { seed, svg }: RandomAvatar = createRandomAvatar();
 */
export interface RandomAvatar {
  readonly seed: string;
  readonly svg: string;
}

/** Finds what a spec names; missing slots come from the defaults. Throws if it is not an object, or if a slot or an id is unknown. */
export function readSpec(spec: unknown, catalogue: Catalogue, takesSeed?: boolean): Selection {
  checkSpec(spec, takesSeed);
  if (typeName(spec) !== 'object') throw wrongType('spec', 'an object of ids by slot', spec);
  return findSelection(completeSpec(spec as Partial<AvatarSpec>, catalogue), catalogue);
}

export function readOptions(
  options: AvatarOptions | undefined,
  catalogue: Catalogue,
  hasSpec?: boolean,
): AvatarSettings {
  if (options === undefined) return catalogue.defaults;
  hintAvatarOptions(options, catalogue, hasSpec);
  return readAvatarOptions(valuesOf(options), catalogue);
}

function readGroup(options: GroupOptions | undefined, catalogue: Catalogue): GroupSettings {
  hintOptions(options, GROUP_SCHEMA, catalogue);
  return readGroupOptions(valuesOf(options), catalogue);
}

export function createAvatar(catalogue: Catalogue, seed: string, options?: AvatarOptions): string {
  expectSeed(seed);
  return renderSeed(seed, readOptions(options, catalogue), catalogue);
}

export function selectAvatar(catalogue: Catalogue, seed: string, options?: AvatarOptions): AvatarSpec {
  expectSeed(seed);
  return selectSpec(seed, readOptions(options, catalogue), catalogue);
}

export function renderAvatar(catalogue: Catalogue, spec: Partial<AvatarSpec>, options?: RenderOptions): string {
  const settings = readOptions(options, catalogue, true);
  return renderSelection(recolor(readSpec(spec, catalogue), settings, catalogue), settings, catalogue.layers);
}

export function createRandomAvatar(catalogue: Catalogue, options?: AvatarOptions): RandomAvatar {
  const seed = createUuid();
  return { seed, svg: createAvatar(catalogue, seed, options) };
}

export function createGroup(catalogue: Catalogue, seeds: Seeds, options?: GroupOptions): string {
  const settings = readGroup(options, catalogue);
  const members = readMembers(seeds, settings, catalogue);
  return renderMembers(setApart(members, settings, catalogue), settings, catalogue);
}

export function createGroupTiles(catalogue: Catalogue, seeds: Seeds, options?: GroupOptions): string[] {
  const settings = readGroup(options, catalogue);
  const members = readMembers(seeds, settings, catalogue);
  return renderMemberTiles(setApart(members, settings, catalogue), settings, catalogue);
}

export { listPacks, listPalettes, listParts };

/** The functions by their names: create-engine.ts makes engines of all of them. */
export const FUNCTIONS = {
  createAvatar,
  selectAvatar,
  renderAvatar,
  createRandomAvatar,
  createGroup,
  createGroupTiles,
  listPacks,
  listPalettes,
  listParts,
};
