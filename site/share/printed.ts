// What the build prints of the share page, for those without JavaScript too.
import { html } from 'lit/html.js';
import { SHARE_BLANK } from '../../lib/pages/share.js';
import { fillFirst } from './first.js';
import { FIRST_FIND as FIND, printShare, renderFind, renderMascot } from './view.js';

// Events are not printed.
const NO_ACTIONS = {} as never;

/** The mascot before the page is told another. A host of files has no service to send files. */
export const FIRST_MASCOT: unknown = renderMascot(
  printShare(fillFirst()),
  NO_ACTIONS,
  html`<noscript><p>To save and to share needs JavaScript here.</p></noscript>`,
);

/** A mascot that a service fills as the script of the page does. An element for those without JavaScript takes no expressions. */
export const MASCOT_TEMPLATE: unknown = renderMascot(
  printShare(SHARE_BLANK),
  NO_ACTIONS,
  html`<noscript><p class="actions files"><a class="button" href="{svgFile}" download>Save SVG</a> <a class="button plain" href="{pngFile}" download>Save PNG</a></p></noscript>`,
);

/** The form. */
export const FIRST_FIND: unknown = renderFind(FIND, NO_ACTIONS);
