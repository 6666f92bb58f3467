// Tests of the types of the elements in templates of Vue and Svelte. The compiler runs them: it fails if an expected error does not
// occur.
import 'navii/svelte';
import type { NaviiGroupProps, NaviiAvatarProps } from 'navii/vue';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';

type VueProps<Name extends 'navii-avatar' | 'navii-group' | 'navii-picker'> = InstanceType<
  GlobalComponents[Name]
>['$props'];

type Avatar = VueProps<'navii-avatar'> & SvelteHTMLElements['navii-avatar'];
type Group = VueProps<'navii-group'> & SvelteHTMLElements['navii-group'];

export const avatars: Avatar[] = [
  { seed: 'ada', mood: 'wink', animated: true, palette: 'mint', tileBg: 'auto' },
  { seed: 42, size: '64', packs: ['garden'], 'tile-bg': '#fa0', 'style-hint': 'masc', class: 'me', title: 'Ada' },
  { src: 'ada.jpg', palette: ['mint', 'teal'], mood: 'happy,wink', parts: { topper: ['crown', null] } },
  { packs: 'fjord', palette: ['fjord-teal'], parts: { topper: 'sail' } },
  { email: 'ada@example.org', packs: 'garden,winter', styleHint: 'femme', shape: 'square', status: 'away' },
];

export const groups: Group[] = [
  { seeds: ['ada', { seed: 'Grace, Inc.', label: 'Grace' }], max: 3, overlap: 0.5, ring: 'auto', label: 'The team' },
  { seeds: 'ada,grace', counterFill: '#123', 'counter-ink': '#fff', animated: false },
];

export const pickers: (VueProps<'navii-picker'> & SvelteHTMLElements['navii-picker'])[] = [
  { name: 'avatar', seed: 42, packs: 'garden', slots: 'body topper', value: 'variant=3', required: true, class: 'me' },
  { words: { another: 'Otro' }, disabled: false },
  // @ts-expect-error -- it takes no size
  { size: 48 },
];

export const components: [NaviiAvatarProps[], NaviiGroupProps[]] = [
  [{ seed: 'ada', mood: 'wink', class: ['me'], id: 'me', onClick: () => undefined, 'aria-label': 'Ada' }],
  [{ seeds: ['ada', { seed: 'Grace, Inc.', label: 'Grace', src: 'grace.jpg' }], max: 3, style: 'color: red' }],
];

export const wrongComponents: NaviiAvatarProps[] = [
  // @ts-expect-error -- no such mood
  { mood: 'angry' },
  // @ts-expect-error -- no such status
  { status: 'gone' },
];

type Vue = VueProps<'navii-avatar'>;
type Svelte = SvelteHTMLElements['navii-avatar'];

// react.tsx has a wrong value of each property. Their types are the same.
export const wrong: [Vue[], Svelte[]] = [
  [
    // @ts-expect-error -- no such mood
    { mood: 'angry' },
    // @ts-expect-error -- no such pack
    { packs: ['gardens'] },
  ],
  [
    // @ts-expect-error -- no such mood
    { mood: 'angry' },
    // @ts-expect-error -- no such pack
    { packs: ['gardens'] },
  ],
];
