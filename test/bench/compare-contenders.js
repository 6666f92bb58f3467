// The contenders of compare.js: each draws a seed as an SVG string of 96 px, in the way its own documentation shows.

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {string} variant - the style that is compared
 * @property {string} from - the package whose version is printed
 * @property {string} code - a module that exports `draw(seed)`
 * @property {string} least - the smallest module that shows one avatar in a page; the packages in `peers` are not counted
 * @property {readonly string[]} peers
 */

/** @param {string} entry @returns {Contender} */
function describeNavii(entry) {
  return {
    name: 'Navii',
    variant: entry === 'index' ? 'with all packs' : 'without packs (navii/core)',
    from: 'navii',
    code: `import { createAvatar } from '/dist/lib/${entry}.js'; export const draw = (seed) => createAvatar(seed);`,
    least: `export { createAvatar } from '/dist/lib/${entry}.js';`,
    peers: [],
  };
}

/** @param {string} style @returns {Contender} */
function describeDiceBear(style) {
  const imports =
    `import { Avatar, Style } from '@dicebear/core'; import definition from '@dicebear/styles/${style}.json';` +
    'const style = new Style(definition);';
  const code = `${imports} export const draw = (seed) => new Avatar(style, { seed, size: 96 }).toString();`;
  return { name: 'DiceBear', variant: style, from: '@dicebear/core', code, least: code, peers: [] };
}

/** @param {string} variant @returns {Contender} */
function describeBoring(variant) {
  return {
    name: 'Boring Avatars',
    variant,
    from: 'boring-avatars',
    code:
      `import Avatar from 'boring-avatars'; import { createElement } from 'react';` +
      `import { renderToStaticMarkup } from 'react-dom/server.browser';` +
      `export const draw = (name) => renderToStaticMarkup(createElement(Avatar, { name, variant: '${variant}', size: 96 }));`,
    least: `export { default } from 'boring-avatars';`,
    peers: ['react', 'react/jsx-runtime', 'react-dom'],
  };
}

/** In the order of the table. @type {readonly Contender[]} */
export const CONTENDERS = [
  describeNavii('index'),
  describeNavii('core'),
  describeDiceBear('critters'),
  describeDiceBear('thumbs'),
  describeDiceBear('identicon'),
  describeBoring('beam'),
  describeBoring('marble'),
  {
    name: 'blobatar',
    variant: 'its one look',
    from: 'blobatar',
    code: `import { blobatar } from 'blobatar'; export const draw = (seed) => blobatar(seed);`,
    least: `export { blobatar } from 'blobatar/blob';`,
    peers: [],
  },
  {
    name: 'facehash',
    variant: 'its one look, as HTML',
    from: 'facehash',
    code:
      `import { Facehash } from 'facehash'; import { createElement } from 'react';` +
      `import { renderToStaticMarkup } from 'react-dom/server.browser';` +
      `export const draw = (name) => renderToStaticMarkup(createElement(Facehash, { name, size: 96 }));`,
    least: `export { Facehash } from 'facehash';`,
    peers: ['react', 'react/jsx-runtime', 'react-dom'],
  },
  {
    name: 'Jdenticon',
    variant: 'its one look',
    from: 'jdenticon',
    code: `import { toSvg } from 'jdenticon'; export const draw = (seed) => toSvg(seed, 96);`,
    least: `export { toSvg } from 'jdenticon';`,
    peers: [],
  },
  {
    name: 'Minidenticons',
    variant: 'its one look',
    from: 'minidenticons',
    code: `import { minidenticon } from 'minidenticons'; export const draw = (seed) => minidenticon(seed);`,
    least: `export { minidenticon } from 'minidenticons';`,
    peers: [],
  },
];
