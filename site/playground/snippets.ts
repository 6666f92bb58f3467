// The state as code to take away. What each snippet draws is what the page shows.
import { listOptions, listTeam, listTeamOptions, seedOf, type State } from './state.js';

/** A way to use an avatar. */
export interface Snippet {
  readonly id: string;
  readonly name: string;
  /** Writes the code for a state, with the address of a service, without a slash at its end. */
  readonly write: (state: State, origin: string) => string;
}

// encodeURIComponent leaves these as they are, but shells and Markdown do not.
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

// A URL cannot hold `.` or `..` as a segment, and a suffix of the seed's own would be taken for the format's.
function encodeSeed(seed: string, suffix: string): string {
  const needsSuffix = /^\.{1,2}$|\.(?:png|svg)$/i.test(seed);
  return encode(seed) + (suffix === '' && needsSuffix ? '.svg' : suffix);
}

/** Address of an avatar on a service. */
export function linkAvatar(state: State, origin: string, suffix: '' | '.svg' | '.png' = ''): string {
  const query = listOptions(state).map(([name, text]) => `${name}=${encode(text).replaceAll('%2C', ',')}`);
  const tail = query.length > 0 ? `?${query.join('&')}` : '';
  return `${origin}/avatar/${encodeSeed(seedOf(state), suffix)}${tail}`;
}

/** Address of the team on a service. */
export function linkTeam(state: State, origin: string): string {
  const seeds = listTeam(state).map(encode).join(',');
  const query = [
    ['seeds', seeds] as const,
    ...listTeamOptions(state).map(([name, text]) => [name, encode(text)] as const),
  ];
  return `${origin}/group?${query.map(([name, text]) => `${name}=${text}`).join('&')}`;
}

// Braces open an expression in Svelte, and JSX folds line breaks.
function quoteHtml(text: string): string {
  return `"${text.replace(/[&"<{}\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`;
}

// JSON is a subset of JavaScript, but a closing tag would end an inline script.
function quoteScript(text: string): string {
  const json = JSON.stringify(text).replaceAll('</', '<\\/');
  return json.includes("'") || json.includes('\\') ? json : `'${json.slice(1, -1)}'`;
}

function valueOf(state: State, wanted: string): string | undefined {
  return listOptions(state).find(([name]) => name === wanted)?.[1];
}

function labelOf(state: State): string {
  return valueOf(state, 'title') ?? seedOf(state);
}

const ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['tileBg', 'tile-bg'],
  ['style', 'style-hint'],
  ['title', 'label'],
]);

function writeElement(state: State): string {
  const attributes = listOptions(state).map(([name, text]) =>
    name === 'animated' ? ' animated' : ` ${ATTRIBUTES.get(name) ?? name}=${quoteHtml(text)}`,
  );
  return `<navii-avatar seed=${quoteHtml(seedOf(state))}${attributes.join('')}></navii-avatar>`;
}

function writeOptions(state: State): string {
  const options = listOptions(state).map(([name, text]) => {
    if (name === 'size') return `size: ${text}`;
    return name === 'animated' ? 'animated: true' : `${name}: ${quoteScript(text)}`;
  });
  return options.length > 0 ? `, { ${options.join(', ')} }` : '';
}

/** The tabs, in order. */
export const SNIPPETS: readonly Snippet[] = [
  {
    id: 'html',
    name: 'HTML',
    write: (state, origin) => {
      const size = valueOf(state, 'size') ?? '96';
      const source = quoteHtml(linkAvatar(state, origin));
      return `<img src=${source}\n     width="${size}" height="${size}" alt=${quoteHtml(labelOf(state))}>`;
    },
  },
  {
    id: 'element',
    name: 'Element',
    write: (state, origin) => `<script type="module" src="${origin}/navii.js"></script>\n\n${writeElement(state)}`,
  },
  {
    id: 'esm',
    name: 'JavaScript',
    write: (state) =>
      `import { createAvatar } from 'navii';\n\n` +
      `const svg = createAvatar(${quoteScript(seedOf(state))}${writeOptions(state)});`,
  },
  {
    id: 'react',
    name: 'React',
    write: (state) => {
      const element = writeElement(state).replace('></navii-avatar>', ' />');
      return `import 'navii/define';\n\nexport function Face() {\n  return ${element};\n}`;
    },
  },
  {
    id: 'vue',
    name: 'Vue',
    write: (state) =>
      `<script setup>\nimport 'navii/define';\n</script>\n\n<template>\n  ${writeElement(state)}\n</template>`,
  },
  {
    id: 'svelte',
    name: 'Svelte',
    write: (state) => `<script>\n  import 'navii/define';\n</script>\n\n${writeElement(state)}`,
  },
  {
    id: 'curl',
    name: 'curl',
    write: (state, origin) => `curl -o avatar.png \\\n  '${linkAvatar(state, origin, '.png')}'`,
  },
  {
    id: 'markdown',
    name: 'Markdown',
    write: (state, origin) => `![${labelOf(state).replace(/[[\]\\]/g, String.raw`\$&`)}](${linkAvatar(state, origin)})`,
  },
  {
    id: 'team',
    name: 'Team',
    write: (state, origin) => `<img src=${quoteHtml(linkTeam(state, origin))} alt="The team">`,
  },
];

/** The snippet of a tab; the first where there is no such tab. */
export function findSnippet(id: string | undefined): Snippet {
  return SNIPPETS.find((snippet) => snippet.id === id) ?? (SNIPPETS[0] as Snippet);
}
