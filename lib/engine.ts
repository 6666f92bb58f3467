// The engine: the functions that both entry points offer, each over the catalogue of its entry point.
import type { Catalogue } from './choose/catalogue.js';
import { selectSeed, selectSpec } from './choose/select.js';
import { findSelection } from './choose/selection.js';
import { hintOptions } from './options/hints.js';
import { AVATAR_DEFAULTS, readAvatarOptions, readGroupOptions, valuesOf } from './options/read.js';
import { AVATAR_SCHEMA, GROUP_SCHEMA, type AvatarSettings, type GroupSettings } from './options/schema.js';
import type { AvatarOptions, GroupOptions, RenderOptions } from './options/types.js';
import { renderSelection } from './render/avatar.js';
import { readMembers, renderMembers, renderMemberTiles, type GroupMember } from './render/group.js';
import type { AvatarSpec } from './spec.js';

/**
 * A palette for pickers: its id, the colour of the body in its home tone, and the accent, as CSS hex.
 *
 * @example
 * const dots = PALETTES.map(({ id, body }: PaletteInfo) => `<i title="${id}" style="background:${body}"></i>`);
 */
export interface PaletteInfo {
  readonly id: string;
  readonly body: string;
  readonly accent: string;
}

/**
 * A pack for pickers: its id, its name for people, and one sentence on what it looks like.
 *
 * @example
 * const names = PACKS.map(({ name, about }: PackInfo) => `${name}: ${about}`);
 */
export interface PackInfo {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/**
 * A drawn avatar with the seed that it was drawn from.
 *
 * @example
 * const { seed, svg }: RandomAvatar = random();
 */
export interface RandomAvatar {
  readonly seed: string;
  readonly svg: string;
}

/** Seeds, some with options of their own. */
type Seeds = readonly (string | GroupMember)[];

/**
 * The functions over one catalogue; the entry points document each.
 *
 * @example
 * const draw: Engine['createAvatar'] = createAvatar;
 */
export interface Engine {
  readonly catalogue: Catalogue;
  readonly palettes: readonly PaletteInfo[];
  readonly packs: readonly PackInfo[];
  readonly createAvatar: (seed: string, options?: AvatarOptions) => string;
  readonly selectAvatar: (seed: string, options?: AvatarOptions) => AvatarSpec;
  readonly renderAvatar: (spec: AvatarSpec, options?: RenderOptions) => string;
  readonly build: (parts: Partial<AvatarSpec>, options?: RenderOptions) => string;
  readonly random: (options?: AvatarOptions) => RandomAvatar;
  readonly renderGroup: (seeds: Seeds, options?: GroupOptions) => string;
  readonly renderGroupTiles: (seeds: Seeds, options?: GroupOptions) => string[];
}

// The one thing of the platform that the engine asks for: browsers, workers and Node from 20 on have it, and unlike
// crypto.randomUUID it is there on plain http pages too. Node 18 and engines inside other programs have it not.
declare const crypto: { getRandomValues(array: Uint8Array): Uint8Array } | undefined;

/** A mascot to start from where `build` names only some parts. */
const PLAIN: AvatarSpec = {
  palette: 'violet',
  tone: 'home',
  accent: 'contrasting',
  background: 'solid',
  ground: 'tint',
  body: 'bun',
  tilt: 0,
  eyes: 'wide',
  eyeSize: 'medium',
  eyeSpacing: 'medium',
  faceHeight: 'middle',
  gaze: 'ahead',
  brows: null,
  mouth: 'smile',
  cheeks: null,
  antenna: null,
  topper: null,
  marking: null,
  accessory: null,
  arms: null,
  outfit: null,
  scene: null,
};

function expectSeed(seed: unknown): asserts seed is string {
  if (typeof seed !== 'string') {
    const hint = typeof seed === 'number' ? '; String(seed) or seed({ id }) makes one' : '';
    throw new TypeError(`seed: expected a string, got ${seed === null ? 'null' : typeof seed}${hint}`);
  }
  if (seed === '') throw new RangeError('seed: expected at least one character, got an empty string');
}

function expectSpec(name: string, spec: unknown): asserts spec is object {
  if (typeof spec !== 'object' || spec === null) throw new TypeError(`${name}: expected an object, got ${typeof spec}`);
}

/** A version 4 UUID (RFC 9562 §5.4). */
export function createUuid(): string {
  const bytes = new Uint8Array(16);
  // A seed need not be secret: without `crypto`, numbers that somebody could foretell will do.
  if (typeof crypto === 'undefined') bytes.forEach((_, at) => (bytes[at] = Math.random() * 256));
  else crypto.getRandomValues(bytes);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Draws the mascot of a seed, which is not empty, by options that are read already. */
export function drawSeed(seed: string, settings: AvatarSettings, catalogue: Catalogue): string {
  return renderSelection(selectSeed(seed, settings, catalogue), settings, catalogue.layers);
}

function readOptions(options: AvatarOptions | undefined, catalogue: Catalogue): AvatarSettings {
  if (options === undefined) return AVATAR_DEFAULTS;
  hintOptions(options, AVATAR_SCHEMA, catalogue);
  return readAvatarOptions(valuesOf(options), catalogue);
}

function readGroup(options: GroupOptions | undefined, catalogue: Catalogue): GroupSettings {
  hintOptions(options, GROUP_SCHEMA, catalogue);
  return readGroupOptions(valuesOf(options), catalogue);
}

// The functions of an entry point, over its catalogue. They stand alone, so that a bundler keeps only what is imported.

export function createAvatar(catalogue: Catalogue, seed: string, options?: AvatarOptions): string {
  expectSeed(seed);
  return drawSeed(seed, readOptions(options, catalogue), catalogue);
}

export function selectAvatar(catalogue: Catalogue, seed: string, options?: AvatarOptions): AvatarSpec {
  expectSeed(seed);
  return selectSpec(seed, readOptions(options, catalogue), catalogue);
}

export function renderAvatar(catalogue: Catalogue, spec: AvatarSpec, options?: RenderOptions): string {
  expectSpec('spec', spec);
  return renderSelection(findSelection(spec, catalogue), readOptions(options, catalogue), catalogue.layers);
}

/** Completes parts to a choice: the rest is plain. */
export function completeSpec(parts: Partial<AvatarSpec>): AvatarSpec {
  const named = Object.entries(parts).filter(([, id]) => id !== undefined);
  return { ...PLAIN, ...Object.fromEntries(named) };
}

export function build(catalogue: Catalogue, parts: Partial<AvatarSpec>, options?: RenderOptions): string {
  expectSpec('parts', parts);
  return renderAvatar(catalogue, completeSpec(parts), options);
}

export function random(catalogue: Catalogue, options?: AvatarOptions): RandomAvatar {
  const seed = createUuid();
  return { seed, svg: createAvatar(catalogue, seed, options) };
}

export function renderGroup(catalogue: Catalogue, seeds: Seeds, options?: GroupOptions): string {
  const settings = readGroup(options, catalogue);
  return renderMembers(readMembers(seeds, settings, catalogue), settings, catalogue);
}

export function renderGroupTiles(catalogue: Catalogue, seeds: Seeds, options?: GroupOptions): string[] {
  const settings = readGroup(options, catalogue);
  return renderMemberTiles(readMembers(seeds, settings, catalogue), settings, catalogue);
}

/** What pickers show of the palettes. */
export function listPalettes(catalogue: Catalogue): readonly PaletteInfo[] {
  return Array.from(catalogue.palettes.values(), ({ id, swatch }) => ({ id, ...swatch }));
}

/** What pickers show of the packs. */
export function listPacks(catalogue: Catalogue): readonly PackInfo[] {
  return Array.from(catalogue.packs.values(), ({ id, name, about }) => ({ id, name, about }));
}
