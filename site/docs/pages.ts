// The pages of the docs, in the order in which they are best read.
import type { PageEntry } from '../shared/page-entry.js';

/** A row of the table of pages that the docs list. */
export type DocsPage = PageEntry & Required<Pick<PageEntry, 'docs'>>;

/** Their rows. */
export const DOCS_PAGES: readonly [DocsPage, ...DocsPage[]] = [
  {
    address: '/docs',
    menu: { place: 'header', name: 'Docs' },
    docs: { name: 'Quick start', about: 'An image, an element, a function, or nothing but a click.' },
    mascots: [
      { palette: 'grape', body: 'loaf', topper: true },
      { palette: 'mint', body: 'mushroom' },
      { palette: 'cherry', body: 'ghost', mood: 'happy' },
    ],
  },
  {
    address: '/docs/options',
    docs: { name: 'Options', about: 'One table, by the same names everywhere.' },
    mascots: [{ palette: 'cobalt', body: 'dome', topper: true, mood: 'happy' }],
  },
  {
    address: '/docs/looks',
    docs: { name: 'Looks', about: 'Every mood, palette and pack, with a picture.' },
    mascots: [{ palette: 'orchid', body: 'star', mood: 'happy' }],
  },
  {
    address: '/docs/parts',
    docs: { name: 'Parts', about: 'Every part of the base and of every pack, pictured, with ids to copy.' },
    mascots: [{ palette: 'lime', body: 'pill', mood: 'wink' }],
  },
  {
    address: '/docs/packs',
    docs: { name: 'A pack of your own', about: 'Bodies, palettes and parts of your own, checked and on one sheet.' },
    mascots: [{ palette: 'amber', body: 'mushroom', topper: true }],
  },
  {
    address: '/docs/elements',
    docs: { name: 'Elements', about: 'Attributes, frameworks, styles and server rendering.' },
    mascots: [{ palette: 'aqua', body: 'swirl', mood: 'wink' }],
  },
  {
    address: '/docs/frameworks',
    docs: {
      name: 'Frameworks',
      about: 'Next, Nuxt, SvelteKit, Astro, Angular and React Native, each with its own page.',
    },
    mascots: [{ palette: 'tangerine', body: 'peak', topper: true }],
  },
  {
    address: '/docs/frameworks/next',
    docs: { name: 'Next.js', about: 'React, from server components without a script.', partOf: '/docs/frameworks' },
    mascots: [{ palette: 'snow', body: 'bell', topper: true }],
  },
  {
    address: '/docs/frameworks/nuxt',
    docs: { name: 'Nuxt', about: 'Vue, and the one line that its compiler wants.', partOf: '/docs/frameworks' },
    mascots: [{ palette: 'clover', body: 'cloud', mood: 'happy' }],
  },
  {
    address: '/docs/frameworks/sveltekit',
    docs: { name: 'SvelteKit', about: 'Markup as it is, and elements as they are.', partOf: '/docs/frameworks' },
    mascots: [{ palette: 'coral', body: 'dome', topper: true }],
  },
  {
    address: '/docs/frameworks/astro',
    docs: { name: 'Astro', about: 'Drawn when the site is built.', partOf: '/docs/frameworks' },
    mascots: [{ palette: 'plum', body: 'star' }],
  },
  {
    address: '/docs/frameworks/angular',
    docs: { name: 'Angular', about: 'Past the sanitizer, and why that is safe.', partOf: '/docs/frameworks' },
    mascots: [{ palette: 'raspberry', body: 'loaf', mood: 'wink' }],
  },
  {
    address: '/docs/frameworks/react-native',
    docs: { name: 'React Native', about: 'One component, and what it leaves out.', partOf: '/docs/frameworks' },
    mascots: [{ palette: 'sky', body: 'pill', topper: true }],
  },
  {
    address: '/docs/sdk',
    docs: { name: 'SDK reference', about: 'Every name that you can import, with its types and an example.' },
    mascots: [{ palette: 'mint', body: 'star', topper: true }],
  },
  {
    address: '/docs/sdk/components',
    docs: { name: 'Components', about: 'Elements, and components of frameworks, name by name.', partOf: '/docs/sdk' },
    mascots: [{ palette: 'azure', body: 'bell', mood: 'happy' }],
  },
  {
    address: '/docs/sdk/authoring',
    docs: { name: 'Authoring', about: 'What a pack of your own is made with, name by name.', partOf: '/docs/sdk' },
    mascots: [{ palette: 'grape', body: 'mushroom', topper: true }],
  },
  {
    address: '/docs/http',
    docs: { name: 'HTTP API', about: 'Every route, what it takes and what it answers.' },
    mascots: [{ palette: 'grape', body: 'peak', topper: true }],
  },
  {
    address: '/docs/seeds',
    docs: { name: 'Seeds and privacy', about: 'What makes a good seed, and what an e-mail hash hides.' },
    mascots: [{ palette: 'clover', body: 'egg' }],
  },
  {
    address: '/docs/pages',
    docs: { name: 'Accessibility and CSP', about: 'Names, motion, contrast, and the exact lines of a policy.' },
    mascots: [{ palette: 'rose', body: 'cloud', mood: 'happy' }],
  },
  {
    address: '/docs/hosting',
    docs: { name: 'Self-hosting', about: 'Variables, containers, proxies and static files.' },
    mascots: [{ palette: 'sky', body: 'bell', topper: true }],
  },
  {
    address: '/docs/operations',
    docs: { name: 'Operations', about: 'Several cores, several machines, and what to watch.' },
    mascots: [{ palette: 'cobalt', body: 'egg', mood: 'happy' }],
  },
  {
    address: '/docs/porting',
    docs: { name: 'Porting', about: 'How a seed becomes a picture, step by step, with vectors.' },
    mascots: [{ palette: 'lilac', body: 'pill', topper: true }],
  },
  {
    address: '/docs/compare',
    docs: { name: 'Comparison', about: 'Beside DiceBear, Boring Avatars, Jdenticon and Minidenticons.' },
    mascots: [{ palette: 'cherry', body: 'pill', mood: 'wink' }],
  },
];
