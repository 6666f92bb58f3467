// The docs of `<navii-picker>` as rows of data, as in ../rows.ts.
import type { ElementRow } from '../rows.js';

export const PICKER: ElementRow = {
  tag: 'navii-picker',
  name: 'NaviiPickerElement',
  module: 'picker/navii-picker',
  entry: 'define-picker',
  description:
    'Lets a user choose an avatar: another mascot of the seed, or a part for each slot, as pictures. It is a form control, whose ' +
    'value is the query of the chosen options. Children with `slot="actions"` stand below the mascot.\n\n' +
    'A value that is not valid is ignored. No attribute or property makes the element throw.',
  properties: {
    name: {
      kind: 'string',
      takes: 'text',
      unset: 'none; the value is not sent',
      label: 'Name',
      doc: 'Name of its field in the data of a form.',
      example: 'avatar',
    },
    seed: {
      kind: 'seed',
      takes: 'text or a number',
      unset: 'none; nothing can be chosen',
      label: 'Seed',
      doc: 'Decides which mascot is changed.',
      example: 'ada',
    },
    packs: {
      kind: 'string',
      takes: 'ids of packs, with commas',
      unset: 'none',
      label: 'Packs',
      doc: 'Packs whose parts can be chosen too. Their ids are part of every value that is not empty.',
      example: 'garden',
    },
    slots: {
      kind: 'string',
      takes: 'names of slots, with spaces or commas',
      unset: '`body palette eyes mouth topper accessory`',
      label: 'Slots',
      doc: 'The slots that can be chosen, in order. A word with a colon is the caption of a row: `face: eyes mouth`.',
      example: 'body palette topper',
    },
    required: {
      kind: 'boolean',
      takes: 'a flag',
      unset: 'off',
      label: 'Required',
      doc: 'Whether the user must choose something.',
      example: true,
    },
    disabled: {
      kind: 'boolean',
      takes: 'a flag',
      unset: 'off',
      label: 'Disabled',
      doc: 'Whether nothing can be chosen, and nothing is sent.',
      example: true,
    },
    words: {
      kind: 'words',
      takes: 'an object, or its JSON in the attribute',
      unset: 'English',
      label: 'Words',
      doc: 'Words in another language: `picker`, `another`, `undo`, `redo`, `reset`, `auto`, `none`, `required`, `mascot`, names of slots, captions, and ids.',
      example: '{"another":"Otro"}',
    },
    value: {
      kind: 'string',
      takes: 'a query of options',
      unset: 'empty; nothing was chosen',
      label: 'Value',
      doc: 'The chosen options. `form.reset()` restores the attribute; without the attribute, it restores the value that your code set last.',
      example: 'variant=3&parts=topper:crown',
    },
  },
  events: [
    { name: 'input', description: 'The user has chosen, or has undone a choice.' },
    { name: 'change', description: 'The same, after `input`.' },
  ],
  cssProperties: [
    { name: '--navii-picker-size', description: 'Largest width of the mascot. Default: 220px.' },
    { name: '--navii-picker-option', description: 'Least width of an option. Default: 84px.' },
    { name: '--navii-picker-height', description: 'Largest height of the list of options. Default: 24rem.' },
    {
      name: '--navii-picker-accent',
      description: 'Colour of the frame around the choice. Default: the colour of the text.',
    },
    {
      name: '--navii-picker-focus',
      description: 'Colour of the frame around the focus. Default: the colour of the text.',
    },
  ],
  cssParts: [
    { name: 'mascot', description: 'The mascot and its buttons.' },
    { name: 'preview', description: 'The mascot.' },
    { name: 'buttons', description: 'The buttons.' },
    { name: 'button', description: 'A button; with its name too: `another`, `undo`, `redo` or `reset`.' },
    { name: 'another', description: 'The button for another mascot.' },
    { name: 'undo', description: 'The button that takes a choice back.' },
    { name: 'redo', description: 'The button that brings it back.' },
    { name: 'reset', description: 'The button that takes all choices back.' },
    { name: 'tabs', description: 'The names of the slots.' },
    { name: 'tab', description: 'The name of a slot.' },
    { name: 'options', description: 'The options of the open slot.' },
    { name: 'option', description: 'An option.' },
    { name: 'picture', description: 'The picture of an option.' },
  ],
};
