// The mascots of the playground: each shows the state with some other options.
import { html, type TemplateResult } from 'lit/html.js';
import { propertyOf } from '../../components/element/properties.js';
import { arePacksReady, getCatalogue } from '../../components/packs/resources.js';
import { selectSeed } from '../../lib/choose/select.js';
import { readAvatarOptions } from '../../lib/options/read.js';
import { drawSeed } from '../../lib/render/avatar.js';
import { describeSelection } from '../../lib/render/describe.js';
import { printDrawing } from '../../lib/render/svg.js';
import { OPTION_NAMES } from '../shared/options.js';
import { drawing, properties } from '../shared/view.js';
import { getSeed, type PlaygroundState } from './state.js';

/** Options that replace those of the state, as raw texts by name. The empty text removes an option. */
export type Overrides = Readonly<Record<string, string>>;

// Without the title: screen readers would read it in addition to the name beside the mascot.
function valueOf(name: string, state: PlaygroundState, overrides: Overrides): string | undefined {
  return name === 'title' ? undefined : (overrides[name] ?? state[name]);
}

/** Lists the properties of a `<navii-avatar>` that shows a state. */
function listProperties(state: PlaygroundState, overrides: Overrides): object {
  const options = OPTION_NAMES.map((name) => [propertyOf(name), valueOf(name, state, overrides)]);
  return { seed: getSeed(state), ...Object.fromEntries(options) };
}

/** Sets the properties of the `<navii-avatar>` in whose tag it stands, so that it shows a state. */
export function show(state: PlaygroundState, overrides: Overrides): unknown {
  return properties(() => listProperties(state, overrides), [state, JSON.stringify(overrides)]);
}

/** Draws the first state, which is shown until the element is defined. */
export function drawFirst(overrides: Overrides): unknown {
  return drawing(() => {
    const settings = readAvatarOptions((name) => valueOf(name, {}, overrides), getCatalogue());
    // The page links the stylesheet.
    return printDrawing({ ...drawSeed(getSeed({}), settings, getCatalogue()), style: '' });
  }, []);
}

/** Renders a mascot that shows a state. Until the element is defined, it shows a picture of the first state. */
export function renderPreview(state: PlaygroundState, overrides: Overrides): TemplateResult {
  return html`<navii-avatar class="preview" ${show(state, overrides)}><img src="/pictures/first.svg" width="256" height="256" alt="" loading="lazy"></navii-avatar>`;
}

/** Describes the mascot of a state in words; empty until the elements have loaded its packs. */
export function describeState(state: PlaygroundState): string {
  if (!arePacksReady((name) => state[name])) return '';
  const settings = readAvatarOptions((name) => state[name], getCatalogue());
  return describeSelection(selectSeed(getSeed(state), settings, getCatalogue()), settings);
}
