// Tests of the types of options. The compiler runs them: it fails if an expected error does not occur.
import {
  createAvatar,
  createEngine,
  createGroup,
  renderAvatar,
  selectAvatar,
  type PartChoices,
  type PartId,
} from 'navii';

// The ids of the pack in test/examples/brand.
declare module 'navii' {
  interface OwnIds {
    pack: 'fjord';
    palette: 'fjord-teal';
    topper: 'sail';
  }
}

declare const stored: string;
const topper: PartId<'topper'> = 'crown';
const own: PartChoices = { topper: 'sail', palette: 'fjord-teal' };
const spec = selectAvatar('ada');

export const right = [
  createAvatar('ada', { size: '96px', scale: '80' }),
  createAvatar('ada', { parts: { topper, body: 'heart', tilt: 3, accessory: null, scene: 'none' } }),
  createAvatar('ada', { parts: { topper: 'witch-hat', palette: 'tulip' } }),
  createAvatar('ada', { parts: own }),
  createAvatar('ada', { parts: { topper: ['crown', 'sail', 'none', null], tilt: [-3, 3], palette: ['mint'] } }),
  // Ids from elsewhere are text, or part of a whole spec.
  createAvatar('ada', { parts: `topper:${stored}` }),
  createAvatar('ada', { parts: spec }),
  createAvatar('ada', { parts: { ...spec, topper: stored } }),
  createGroup([{ seed: 'ada', parts: { topper: 'crown' } }]),
  createEngine({ defaults: { parts: { topper: ['crown', 'bow'] }, mood: ['happy', 'wink'] } }).createAvatar('ada'),
];

export const wrong = [
  // @ts-expect-error -- a length with another unit
  createAvatar('ada', { size: '3rem' }),
  // @ts-expect-error -- no number
  createGroup(['ada'], { overlap: 'much' }),
  // @ts-expect-error -- a typo
  createAvatar('ada', { parts: { topper: 'crwon' } }),
  // @ts-expect-error -- a typo in one of several
  createAvatar('ada', { parts: { topper: ['crown', 'crwon'] } }),
  // @ts-expect-error -- an id of another slot
  createAvatar('ada', { parts: { body: 'crown' } }),
  // @ts-expect-error -- a palette cannot be empty
  createAvatar('ada', { parts: { palette: null } }),
  // @ts-expect-error -- no such slot
  createAvatar('ada', { parts: { hat: 'crown' } }),
  // @ts-expect-error -- an id of a variable may be anything
  createAvatar('ada', { parts: { topper: stored } }),
  // @ts-expect-error -- a title names one mascot
  createEngine({ defaults: { title: 'Ada' } }),
  // @ts-expect-error -- no such mood
  createEngine({ defaults: { mood: 'angry' } }),
  // @ts-expect-error -- no such mood
  createAvatar('ada', { mood: 'hapy' }),
  // @ts-expect-error -- a typo in one of several
  createAvatar('ada', { mood: ['happy', 'hapy'] }),
  // @ts-expect-error -- no such shape
  createAvatar('ada', { shape: 'round' }),
  // @ts-expect-error -- several styles cannot be given
  createAvatar('ada', { style: ['masc', 'femme'] }),
  // @ts-expect-error -- a number is no colour
  createAvatar('ada', { tileBg: 255 }),
  // @ts-expect-error -- no such option
  createAvatar('ada', { moood: 'happy' }),
  // @ts-expect-error -- the choice of a spec is made
  renderAvatar(spec, { mood: 'happy' }),
  // @ts-expect-error -- a member has no size of its own
  createGroup([{ seed: 'ada', size: 48 }]),
  // @ts-expect-error -- a group has no mood
  createGroup(['ada'], { mood: 'happy' }),
  // @ts-expect-error -- no such option of a group
  createGroup(['ada'], { rings: '#fff' }),
];
