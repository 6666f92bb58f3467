// Mascots of the playground: each shows the state, with some options of its own.
import { html, type TemplateResult } from 'lit/html.js';
import { propertyOf } from '../../components/element/properties.js';
import { selectSpec } from '../../lib/choose/select.js';
import { catalogue, describe, readAvatarOptions } from '../../lib/index.js';
import { drawSeed } from '../../lib/render/avatar.js';
import { removeMotionStyle } from '../shared/draw-animated.js';
import { OPTION_NAMES } from '../shared/options.js';
import { drawing, properties } from '../shared/view.js';
import { getSeed, type State } from './state.js';

/** Options by name, as raw text; the empty text takes one away. */
export type Overrides = Readonly<Record<string, string>>;

// A title would be read out beside the name that stands there.
function valueOf(name: string, state: State, overrides: Overrides): string | undefined {
  return name === 'title' ? undefined : (overrides[name] ?? state[name]);
}

/** Properties of a `<navii-avatar>` that shows a state. */
function listProperties(state: State, overrides: Overrides): object {
  const options = OPTION_NAMES.map((name) => [propertyOf(name), valueOf(name, state, overrides)]);
  return { seed: getSeed(state), ...Object.fromEntries(options) };
}

/** Has the `<navii-avatar>` in whose tag it stands show a state. */
export function show(state: State, overrides: Overrides): unknown {
  return properties(() => listProperties(state, overrides), [state, JSON.stringify(overrides)]);
}

/** The drawing of the first state, which is shown until the element is defined. */
export function drawFirst(overrides: Overrides): unknown {
  return drawing(() => {
    const settings = readAvatarOptions((name) => valueOf(name, {}, overrides), catalogue);
    return removeMotionStyle(drawSeed(getSeed({}), settings, catalogue));
  }, []);
}

/** Shows a state. */
export function renderPreview(state: State, overrides: Overrides): TemplateResult {
  return html`<navii-avatar class="preview" ${show(state, overrides)}>${drawFirst(overrides)}</navii-avatar>`;
}

/** Says in words what the state looks like. */
export function describeState(state: State): string {
  const settings = readAvatarOptions((name) => state[name], catalogue);
  return describe(selectSpec(getSeed(state), settings, catalogue));
}
