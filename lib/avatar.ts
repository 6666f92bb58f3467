// One avatar: seed and options in, spec or SVG out.
import type { Catalogue } from './choose/catalogue.js';
import { selectSpec } from './choose/select.js';
import {
  AVATAR_DEFAULTS,
  readAvatarOptions,
  valuesOf,
  type AvatarOptions,
  type AvatarSettings,
} from './options/table.js';
import { renderSpec } from './render/avatar.js';
import type { AvatarSpec } from './spec.js';

/** A drawn avatar with the seed that it was drawn from. */
export interface RandomAvatar {
  readonly seed: string;
  readonly svg: string;
}

/** Options that {@link renderAvatar} and {@link build} take: those that do not choose. */
export type RenderOptions = Pick<AvatarOptions, 'size' | 'tileBg' | 'title' | 'animated'>;

// The one thing of the platform that the engine asks for: every browser, worker and Node from 20 on has it, and unlike
// crypto.randomUUID it is there on plain http pages too.
declare const crypto: { getRandomValues(array: Uint8Array): Uint8Array };

/** A mascot to start from where {@link build} names only some parts. */
const PLAIN: AvatarSpec = {
  palette: 'violet',
  tone: 'home',
  background: 'solid',
  ground: 'tint',
  body: 'bun',
  eyes: 'wide',
  mouth: 'smile',
  antenna: null,
  topper: null,
  marking: null,
  accessory: null,
  cheeks: null,
  outfit: null,
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

function readOptions(catalogue: Catalogue, options: AvatarOptions | undefined): AvatarSettings {
  return options === undefined ? AVATAR_DEFAULTS : readAvatarOptions(valuesOf(options), catalogue);
}

/** See `createAvatar` of the entry points. */
export function createAvatar(catalogue: Catalogue, seed: string, options?: AvatarOptions): string {
  expectSeed(seed);
  const settings = readOptions(catalogue, options);
  return renderSpec(selectSpec(seed, settings, catalogue), settings, catalogue);
}

/** See `selectAvatar` of the entry points. */
export function selectAvatar(catalogue: Catalogue, seed: string, options?: AvatarOptions): AvatarSpec {
  expectSeed(seed);
  return selectSpec(seed, readOptions(catalogue, options), catalogue);
}

/** See `renderAvatar` of the entry points. */
export function renderAvatar(catalogue: Catalogue, spec: AvatarSpec, options?: RenderOptions): string {
  expectSpec('spec', spec);
  return renderSpec(spec, readOptions(catalogue, options), catalogue);
}

/** See `build` of the entry points. */
export function build(catalogue: Catalogue, parts: Partial<AvatarSpec>, options?: RenderOptions): string {
  expectSpec('parts', parts);
  const named = Object.entries(parts).filter(([, id]) => id !== undefined);
  return renderAvatar(catalogue, { ...PLAIN, ...Object.fromEntries(named) }, options);
}

/** See `random` of the entry points. The seed is a version 4 UUID (RFC 9562 §5.4). */
export function random(catalogue: Catalogue, options?: AvatarOptions): RandomAvatar {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const seed = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { seed, svg: createAvatar(catalogue, seed, options) };
}
