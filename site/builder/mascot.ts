// The mascot of the builder as everything else names one: a seed, and the options that make that seed look like it.
import { listForced, MOOD_FACES, selectSpec } from '../../lib/choose/select.js';
import { catalogue, selectAvatar, SLOTS, type AvatarSettings, type AvatarSpec } from '../../lib/index.js';
import { listNonDefaults, NO_CHOICE } from '../../lib/options/read.js';
import { applyRules } from './rules.js';
import { FIRST, type State } from './state.js';

/** Options by name, each in its shortest text. */
export type OptionTexts = readonly (readonly [name: string, text: string])[];

/** What a mascot is drawn from. */
export interface Mascot {
  readonly seed: string;
  readonly options: OptionTexts;
}

/** The spec with the slots that options force. */
function overlay(own: AvatarSpec, settings: Partial<AvatarSettings>): AvatarSpec {
  return { ...own, ...listForced(settings) };
}

/** The mascot that a seed and options draw; without a seed, they change the mascot of the first visit. */
export function selectShown(seed: string, settings: AvatarSettings): AvatarSpec {
  return seed === '' ? overlay(FIRST.spec, settings) : selectSpec(seed, settings, catalogue);
}

/** The fewest options that make what a state shows of what a seed chooses, beginning with those that it came with. */
function describeOver(own: AvatarSpec, state: State, pool: Partial<AvatarSettings>): AvatarSettings {
  const { options: given } = state;
  const shown = applyRules(state);
  const isSame = (slot: keyof AvatarSpec) => shown[slot] === own[slot] && shown[slot] !== given[slot as 'palette'];
  const face = given.mood === undefined ? undefined : MOOD_FACES[given.mood];
  const isMood = face && Object.entries(face).every(([slot, id]) => shown[slot as keyof typeof face] === id);
  const options = {
    ...given,
    ...NO_CHOICE,
    ...pool,
    palette: isSame('palette') ? undefined : shown.palette,
    background: isSame('background') ? undefined : shown.background,
    mood: isMood ? given.mood : undefined,
  };
  const reached = overlay(own, options);
  const parts = SLOTS.filter((slot) => shown[slot] !== reached[slot]).map((slot) => [slot, shown[slot]]);
  return { ...options, parts: Object.fromEntries(parts) as Partial<AvatarSpec> };
}

/** What a mascot is called that nobody has called anything. */
export function getName({ name, spec }: Pick<State, 'name' | 'spec'>): string {
  return name === '' ? `${spec.palette}-${spec.body}` : name;
}

function describeSettings(state: State): AvatarSettings {
  const { packs, style } = state.options;
  const seed = getName(state);
  // Packs change what the seed chooses, and after many changes there may be less to say without them.
  const kept = describeOver(selectAvatar(seed, { packs, style }), state, { packs, style });
  if (packs.length === 0) return kept;
  const bare = describeOver(selectAvatar(seed), state, {});
  const count = ({ parts = {} }: AvatarSettings): number => Object.keys(parts).length;
  return count(bare) < count(kept) ? bare : kept;
}

/** The seed and the options that draw the mascot of a state everywhere, to the byte. */
export function describeMascot(state: State): Mascot {
  return { seed: getName(state), options: listNonDefaults(describeSettings(state)) };
}

/** The options of a state's own address. Without a name they change the mascot of the first visit. */
export function listOwnOptions(state: State): OptionTexts {
  return listNonDefaults(state.name === '' ? describeOver(FIRST.spec, state, {}) : describeSettings(state));
}
