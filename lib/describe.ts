// `describeAvatar`, over a catalogue. Engines do not have it, so that a bundle with an engine can leave out its words.
import type { Catalogue } from './choose/catalogue.js';
import { expectSeed } from './choose/seed.js';
import { selectSeed } from './choose/select.js';
import { openEngine, type Engine } from './create-engine.js';
import { readOptions, readSpec } from './engine.js';
import type { AvatarOptions } from './options/types.js';
import { describeSelection } from './render/describe.js';
import type { AvatarSpec } from './spec.js';

/**
 * Options of {@link describeAvatar}: the options of the drawing, and the engine that draws it.
 *
 * @example
 * const options: DescribeOptions = { engine: createEngine(), mood: 'wink' };
 */
export interface DescribeOptions extends AvatarOptions {
  /**
   * An engine of your own, with your packs and defaults. Default: the packs of the entry point.
   *
   * @example
   * describeAvatar('ada', { engine: createEngine({ defaults: { palette: 'mint' } }) });
   */
  readonly engine?: Engine | undefined;
}

export function describeAvatar(
  catalogue: Catalogue,
  seedOrSpec: string | Partial<AvatarSpec>,
  options?: DescribeOptions,
): string {
  const { engine, ...own } = options ?? {};
  const known = engine === undefined ? catalogue : openEngine(engine);
  const settings = readOptions(own, known, typeof seedOrSpec !== 'string');
  if (typeof seedOrSpec !== 'string') return describeSelection(readSpec(seedOrSpec, known, true), settings);
  expectSeed(seedOrSpec);
  return describeSelection(selectSeed(seedOrSpec, settings, known), settings);
}
