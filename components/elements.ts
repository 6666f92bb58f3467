// What the elements are, in words, for the manifests that editors and catalogues read. Markdown.
import { AVATAR_PROPERTIES, GROUP_PROPERTIES, type PropertyTable } from './rows.js';
import { STATUSES } from './schema.js';

interface Described {
  readonly name: string;
  readonly description: string;
}

/** An element. */
export interface ElementRow {
  readonly tag: string;
  /** Name of its class. */
  readonly name: string;
  readonly description: string;
  readonly properties: PropertyTable;
  readonly cssProperties: readonly Described[];
  readonly cssParts: readonly Described[];
}

const BOX = { name: 'svg', description: 'Box around the drawing.' };
const PLACEHOLDER = { name: 'placeholder', description: 'The same box while it has nobody to show.' };
const PLACEHOLDER_COLOR = {
  name: '--navii-placeholder',
  description: 'Colour of the placeholder, which is drawn faintly; that of the text unless this is set.',
};

/** Both elements. */
export const ELEMENTS: readonly ElementRow[] = [
  {
    tag: 'navii-avatar',
    name: 'NaviiAvatar',
    description:
      'The mascot of a seed, the same everywhere. The drawing is what `createAvatar` returns for the same seed and ' +
      'options, byte for byte, without its `<style>`.\n\n' +
      'Options that are left out, or make no sense, are chosen by the seed; no attribute or property makes it throw.',
    properties: AVATAR_PROPERTIES,
    cssProperties: [
      {
        name: '--navii-size',
        description: 'Width and height; stands above `size`. Plain CSS `width` works as well.',
      },
      PLACEHOLDER_COLOR,
      ...STATUSES.map((status) => ({
        name: `--navii-status-${status}`,
        description: `Colour of the badge \`${status}\`.`,
      })),
      { name: '--navii-status-mark', description: 'Colour of the mark on a badge.' },
    ],
    cssParts: [
      BOX,
      PLACEHOLDER,
      { name: 'status', description: 'The badge.' },
      { name: 'mark', description: 'The mark on the badge.' },
    ],
  },
  {
    tag: 'navii-group',
    name: 'NaviiGroup',
    description:
      'Several mascots as one stack. The drawing is what `renderGroup` returns for the same seeds and options, byte ' +
      'for byte, without its `<style>`. In a text that runs from right to left it stacks from the right.\n\n' +
      'Without seeds it is empty; no attribute or property makes it throw.',
    properties: GROUP_PROPERTIES,
    cssProperties: [
      { name: '--navii-size', description: 'Height; stands above `size`. Plain CSS `height` works as well.' },
      {
        name: '--navii-ring',
        description: 'Colour of the rings; stands above `ring`. Without either the page shows between the mascots.',
      },
      {
        name: '--navii-tiles',
        description:
          'How many tiles it has, the counter included: `navii.css` keeps a place as wide until the script comes.',
      },
      PLACEHOLDER_COLOR,
    ],
    cssParts: [BOX, PLACEHOLDER],
  },
];
