// The `Navii` namespace: the engine and the seed tools under short names.
import { describe } from './choose/describe.js';
import { seed } from './choose/seed.js';
import type { Engine } from './engine.js';

/** Short names for what an entry point exports. */
export interface NaviiNamespace {
  readonly create: Engine['createAvatar'];
  readonly select: Engine['selectAvatar'];
  readonly render: Engine['renderAvatar'];
  readonly random: Engine['random'];
  readonly group: Engine['renderGroup'];
  readonly groupTiles: Engine['renderGroupTiles'];
  readonly seed: typeof seed;
  readonly build: Engine['build'];
  readonly describe: typeof describe;
}

/** Names the functions of an engine. */
export function nameEngine(engine: Engine): NaviiNamespace {
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
