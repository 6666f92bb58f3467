// The items of the shadcn registry: the command that adds each to a project, and how it looks in an app.
import { createAvatar, createGroup, type Status } from '../../../lib/index.js';
import registry from '../../registry/registry.json' with { type: 'json' };
import { each } from '../../shared/html.js';
import { renderCode, renderEntry, renderThread } from './blocks.js';

/** A portrait in the place of a photo. */
export const PHOTO =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80'><path fill='%23ecd0ad' d='M0 0h80v80H0z'/>" +
  "<path fill='%23352320' d='M19 66C12 26 26 12 41 12s27 14 20 54z'/><path fill='%23256b72' d='M8 80c0-15 13-19 32-19s32 4 32 19z'/>" +
  "<path fill='%23b87650' d='M32 48h16v13c0 7-16 7-16 0z'/><path fill='%23d99a70' d='M26 33c0-22 28-22 28 0 0 14-6 23-14 23s-14-9-14-23z'/>" +
  "<path fill='%23352320' d='M24 38c-1-16 7-24 17-24s16 8 15 23c-4-3-7-7-8-11-5 5-14 7-20 7z'/>" +
  "<path fill='none' stroke='%23352320' stroke-width='2.2' stroke-linecap='round' d='M33.5 38v1M46.5 38v1M35 46.5c3 2.6 7 2.6 10 0'/></svg>";

const AGENTS = [
  ['Otis', 'Fix a test', 'working'],
  ['Juno', 'Rotate keys', 'waiting'],
  ['Pip', 'Import invoices', 'done'],
] as const satisfies readonly (readonly [string, string, Status])[];

/** The looks of the items, by name. */
const LOOKS: ReadonlyMap<string, () => string> = new Map([
  [
    'avatar',
    () =>
      renderEntry(`<img src="${PHOTO}" alt="">`, 'Ada', 'Has a photo') +
      renderEntry(createAvatar('grace'), 'Grace', 'Has none') +
      renderEntry(createAvatar('alan'), 'Alan', 'It did not load'),
  ],
  [
    'avatar-group',
    () =>
      renderEntry(createAvatar('mika'), 'Mika', 'Who reviews version 2.4?') +
      `<p>${createGroup(['ada', 'grace', 'alan', 'mary', 'hedy', 'joan', 'otto'], { max: 5, size: 40, overlap: 0.2 })}</p>`,
  ],
  [
    'team-status',
    () =>
      '<b>Agents</b><br><small>1 waiting for you</small>' +
      each(AGENTS, ([name, task, status]) => {
        return renderEntry(createAvatar(name.toLowerCase(), { packs: 'studio', status }), name, task, status);
      }),
  ],
  [
    'profile-form',
    () =>
      '<label class="field"><span class="legend">Name</span><input type="text" value="Ada"></label>' +
      '<navii-picker seed="ada"></navii-picker><button class="button" type="button">Save</button>',
  ],
]);

/** Renders an item: its command, or, after `look `, its look. */
export function renderItem(argument: string): string {
  const [name = '', isLook] = argument.split(' ').toReversed();
  const item = registry.items.find((each) => each.name === name);
  const look = LOOKS.get(name);
  if (item === undefined || look === undefined) throw new RangeError(`expected an item of the registry, got ${name}`);
  if (isLook === 'look') return renderThread(look());
  const command = `npx shadcn add https://navii.example/r/${name}.json`;
  return `<p>${item.description}</p>${renderCode('Shell', command, ' class="wrap"')}`;
}
