// The text about Navii for the AGENTS.md of a project: the calls and all options, so that an assistant invents none.
import { MOODS, STATUSES } from '../../../lib/index.js';
import type { OptionTable } from '../../../lib/options/row.js';
import { AVATAR_OPTIONS, describeValues, GROUP_OPTIONS } from '../../../lib/options/table.js';

/** Lists options with their values, but for those of which another line tells the values. */
function listOptions(table: OptionTable): string {
  const told = new Set(['mood', 'status', 'statusLabel']);
  return Object.entries(table)
    .map(([name, row]) => (told.has(name) ? name : `${name} (${describeValues(row).replaceAll('`', '')})`))
    .join('; ');
}

export const AGENTS = `## Avatars: Navii

- The same seed always gives the same mascot. The seed is a user id. Never put an e-mail address into a URL: hash it with \`seedFromEmail(email)\`.
- \`npm install navii\`. \`import { createAvatar, createGroup } from 'navii'\`: \`createAvatar(seed, options)\` and \`createGroup(seeds, options)\` return an SVG as a string.
- React: \`import { NaviiAvatar } from 'navii/react'\`, \`<NaviiAvatar seed={user.id} label={user.name} size={40} />\`. Likewise \`navii/preact\` and \`navii/vue\`. \`className\` works as on any element.
- Elements: \`import 'navii/define'\`, then \`<navii-avatar seed="ada" label="Ada" size="40"></navii-avatar>\`. Attributes are options in kebab case; \`style\` is \`style-hint\`, \`title\` is \`label\`.
- Users choose their own: \`import 'navii/picker'\`, then \`<navii-picker name="avatar" seed="ada"></navii-picker>\`. Store its value; \`createAvatar(seed, Object.fromEntries(new URLSearchParams(value)))\` draws it.
- URL of a service: \`/avatar/{seed}.svg?mood=happy\`, or \`.png\`; \`/group?seeds=ada,grace\`. Encode the seed as one path segment.
- A label is for screen readers. Leave it out where the name stands beside the avatar.
- These are all options for drawing (elements also have \`email\`, \`src\`, \`alt\` and \`paused\`); a wrong one is ignored:
  - avatar: ${listOptions(AVATAR_OPTIONS)}
  - group: ${listOptions(GROUP_OPTIONS)}
- mood: ${MOODS.join(', ')}. status: ${STATUSES.join(', ')}.
- All ids of palettes, packs and parts: https://navii.example/options.json. All docs as text: https://navii.example/llms-full.txt.`;
