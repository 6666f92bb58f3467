// The tabs of code of the front page. React and Vue take the user of an app, the others the seed of the playground; all have its
// options.
import { readOption } from '../../lib/options/read.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { chooseLabel, quoteHtml, quoteMarkup, writeAttributes, writeCommand, writeTag } from '../shared/code.js';
import { KNOWN_IDS } from '../shared/known-ids.js';
import { listOptions, type RawTexts } from '../shared/options.js';
import { type CodedMascot, ELEMENT, IMAGE, type Snippets } from '../shared/snippets.js';
import { getSeed, type PlaygroundState } from './state.js';

/** Describes the mascot of a state, as its code needs it. */
export function codeMascot(state: PlaygroundState): CodedMascot {
  const [seed, options] = [getSeed(state), listOptions(state)];
  const { title, size: text }: RawTexts = Object.fromEntries(options);
  return { seed, options, size: readOption(AVATAR_OPTIONS, 'size', text, KNOWN_IDS), label: chooseLabel(title, seed) };
}

/** Writes the component for a user, who names the mascot unless its title does. */
function writeComponent({ options }: CodedMascot, own: readonly string[], quote: typeof quoteHtml): string {
  const given = [...options];
  const user = given.some(([name]) => name === 'title') ? own.slice(0, 1) : own;
  return writeTag('NaviiAvatar', [...user, ...writeAttributes(given, quote, String)], ' />', '    ');
}

/** The tabs of the code, in order. */
export const SNIPPETS: Snippets<CodedMascot> = [
  {
    id: 'react',
    name: 'React',
    write(mascot) {
      const line = writeComponent(mascot, ['seed={user.id}', 'label={user.name}'], quoteMarkup);
      const face = line.includes('\n') ? `(\n    ${line}\n  )` : line;
      return `import { NaviiAvatar } from 'navii/react';\n\nexport function Face({ user }) {\n  return ${face};\n}`;
    },
  },
  {
    id: 'vue',
    name: 'Vue',
    write(mascot) {
      const line = writeComponent(mascot, [':seed="user.id"', ':label="user.name"'], quoteHtml);
      return (
        `<script setup>\nimport { NaviiAvatar } from 'navii/vue';\ndefineProps(['user']);\n</script>\n\n` +
        `<template>\n  ${line.replaceAll('\n  ', '\n')}\n</template>`
      );
    },
  },
  ELEMENT,
  IMAGE,
  { id: 'cli', name: 'CLI', write: ({ seed, options }) => writeCommand(seed, options) },
];
