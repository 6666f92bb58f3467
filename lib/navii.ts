// The `Navii` namespace: the functions of an entry point under short names.
import { describe } from './choose/describe.js';
import { seed } from './choose/seed.js';
import type { Engine } from './engine.js';

/**
 * The functions of an entry point under short names.
 *
 * @example
 * const tools: NaviiNamespace = Navii;
 */
export interface NaviiNamespace {
  /**
   * `createAvatar` under a short name.
   *
   * @example
   * Navii.create('ada');
   */
  readonly create: Engine['createAvatar'];
  /**
   * `selectAvatar` under a short name.
   *
   * @example
   * Navii.select('ada').palette;
   */
  readonly select: Engine['selectAvatar'];
  /**
   * `renderAvatar` under a short name.
   *
   * @example
   * Navii.render(Navii.select('ada'));
   */
  readonly render: Engine['renderAvatar'];
  /**
   * `random` under a short name.
   *
   * @example
   * Navii.random().seed;
   */
  readonly random: Engine['random'];
  /**
   * `renderGroup` under a short name.
   *
   * @example
   * Navii.group(['ada', 'grace']);
   */
  readonly group: Engine['renderGroup'];
  /**
   * `renderGroupTiles` under a short name.
   *
   * @example
   * Navii.groupTiles(['ada', 'grace']);
   */
  readonly groupTiles: Engine['renderGroupTiles'];
  /**
   * `seed` under a short name.
   *
   * @example
   * Navii.seed({ id: 7 }); // '7'
   */
  readonly seed: typeof seed;
  /**
   * `build` under a short name.
   *
   * @example
   * Navii.build({ body: 'heart' });
   */
  readonly build: Engine['build'];
  /**
   * `describe` under a short name.
   *
   * @example
   * Navii.describe(Navii.select('ada'));
   */
  readonly describe: typeof describe;
}

/** Names the functions of an engine. */
export function createNamespace(engine: Omit<Engine, 'catalogue' | 'palettes' | 'packs'>): NaviiNamespace {
  return {
    create: engine.createAvatar,
    select: engine.selectAvatar,
    render: engine.renderAvatar,
    random: engine.random,
    group: engine.renderGroup,
    groupTiles: engine.renderGroupTiles,
    seed,
    build: engine.build,
    describe,
  };
}
