// Whether a mascot stays inside the disc, whatever it wears: each body of a pack with each thing that it may be given.
import type { Catalogue } from '../choose/catalogue.js';
import { build } from '../engine.js';
import type { Pack } from '../packs/pack.js';
import { BODIES, POOLS } from '../parts/index.js';
import type { AvatarSpec, PartSlot } from '../spec.js';
import { DISC } from './anchors.js';
import type { Farthest, Measure } from './extent.js';
import { readMarkup } from './markup.js';
import { nameOf } from './rules.js';
import type { Report } from './schema.js';

/** Units over the edge that nobody sees. */
const MARGIN = 0.5;

/** What is drawn on a body; what is only in the face is far from the edge of the disc. */
const WORN = ['topper', 'antenna', 'marking', 'accessory', 'arms', 'outfit'] as const satisfies readonly PartSlot[];

/** The widest face: then glasses and brows reach farthest. */
const WIDE = { eyeSize: 'large', eyeSpacing: 'wide' } as const;

function print(value: number): string {
  return String(Math.round(10 * value) / 10);
}

function say({ reach, x, y }: Farthest): string {
  return `leaves the disc at ${Math.round(x)} ${Math.round(y)} by ${print(reach - DISC.radius)} units`;
}

/** Reports what leaves the disc; what is broken cannot be drawn. */
export function findEscapes(
  pack: Pack,
  catalogue: Catalogue,
  measure: Measure,
  broken: ReadonlySet<string>,
  report: Report,
): void {
  const find = (parts: Partial<AvatarSpec>): Farthest | undefined => {
    const { shapes } = readMarkup(build(catalogue, { background: 'none', ...WIDE, ...parts }));
    const farthest = measure.findFarthest(shapes, DISC.middle);
    return farthest.reach > DISC.radius + MARGIN ? farthest : undefined;
  };
  const sound =
    (noun: string) =>
    ({ id }: { readonly id: string }): boolean =>
      !broken.has(nameOf(noun, id));
  const bodies = (pack.bodies ?? []).filter(sound('body'));
  const contained = bodies.filter(({ id }) => {
    const farthest = find({ body: id });
    if (farthest !== undefined) report(nameOf('body', id), `it ${say(farthest)}`);
    return farthest === undefined;
  });
  for (const slot of WORN) {
    // Without bodies of its own a pack dresses those of the base, and its bodies wear what the base has where it brings none.
    const wearers = pack.bodies?.length ? contained : pack[slot] ? BODIES : [];
    for (const { id } of (pack[slot] ?? POOLS[slot]).parts.filter(sound(slot))) {
      const escapes = wearers.flatMap(({ id: body }) => {
        const farthest = find({ body, [slot]: id });
        return farthest === undefined ? [] : [{ body, farthest }];
      });
      const [worst] = escapes.sort((one, other) => other.farthest.reach - one.farthest.reach);
      if (worst === undefined) continue;
      const others = escapes.length === 1 ? '' : ` (and on ${escapes.length - 1} more)`;
      report(nameOf(slot, id), `on ${nameOf('body', worst.body)} it ${say(worst.farthest)}${others}`);
    }
  }
  for (const { id } of (pack.scene?.parts ?? []).filter(sound('scene'))) {
    const farthest = find({ background: 'solid', scene: id });
    if (farthest !== undefined) report(nameOf('scene', id), `it ${say(farthest)}`);
  }
}
