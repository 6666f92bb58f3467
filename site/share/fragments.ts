// The share page: how it shows a mascot, and the one that it shows until it is told another.
import { catalogue, readAvatarOptions } from '../../lib/index.js';
import { compileSharePage, describeShared } from '../../lib/share.js';
import type { Fragments } from '../shared/page-entry.js';
import { renderPngSizes } from '../shared/png-sizes.js';
import { FIRST_SEED } from './first-seed.js';

const TEMPLATE =
  '<article class="mascot" data-mascot="{address}"><div class="portrait"><svg class="ground" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">' +
  '<rect width="1" height="1" fill="{ground}"/></svg><div class="figure" aria-hidden="true">{portrait}</div></div>' +
  '<div class="about"><p class="greeting">{greeting}</p><h1 class="name {fit}" dir="auto">{name}</h1>' +
  '<p class="words">{words}</p><p class="rarity"><b class="odds">{odds}</b> <span>{rarity}</span></p>' +
  '<noscript><p class="files"><a class="button" href="{svgFile}" download>Save SVG</a> ' +
  '<a class="button plain" href="{pngFile}" download>Save PNG</a></p></noscript>' +
  '<div class="tools" data-scripted hidden><div class="row"><button class="button" type="button" data-share>Share</button>' +
  '<button class="button plain" type="button" data-copy-link>Copy link</button></div>' +
  '<div class="row"><button class="button plain" type="button" data-copy-svg>Copy SVG</button>' +
  '<button class="button plain" type="button" data-save-svg>Save SVG</button>' +
  '<span class="png"><button class="button plain" type="button" data-save-png>Save PNG</button>' +
  `<label class="hidden" for="png-size">Size of the PNG</label><select id="png-size">${renderPngSizes()}</select></span></div></div>` +
  '<p class="more"><a href="{code}">Get the code</a> <a href="{builder}">Open in the builder</a></p></div></article>';

/** The files as links, for those without JavaScript. */
const FILES = /<noscript>.*?<\/noscript>/;

/** A mascot, between two comments: the service replaces what is between them. */
function renderMascot(): string {
  const settings = readAvatarOptions(() => undefined, catalogue);
  const shared = describeShared(FIRST_SEED, settings, catalogue);
  const html = compileSharePage(TEMPLATE, catalogue)(FIRST_SEED, settings, shared);
  // A host of files has no service to send them.
  const unscripted = html.replace(FILES, '<noscript><p>To save and to share needs JavaScript here.</p></noscript>');
  return `<!--mascot-->${unscripted}<!--/mascot-->`;
}

/** How a mascot is written: the script of the page fills it, and the service. */
function renderTemplate(): string {
  return `<template data-template>${TEMPLATE}</template>`;
}

/** The fragments of the share page. */
export const SHARE_FRAGMENTS: Fragments = new Map([
  ['share-mascot', renderMascot],
  ['share-template', renderTemplate],
]);
