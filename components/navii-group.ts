// <navii-group>: several mascots as one stack, drawn where it stands.
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { GROUP_OPTIONS, catalogue, readGroupOptions, type GroupOptions } from '../lib/index.js';
import { readMembers as readDrawn, renderMembers } from '../lib/render/group.js';
import { showDrawing } from './drawing.js';
import { nameMembers, readMembers, type GroupSeeds } from './group-member.js';
import { NaviiElement } from './navii-element.js';
import { declareOptions, declareText, readProperty } from './properties.js';
import { groupStyles } from './styles.js';

/**
 * `<navii-group seeds="ada, grace, alan">`: a stack of mascots, the same as `renderGroup` draws, byte for byte, without its
 * `<style>`. In a text that runs from right to left it stacks from the right.
 *
 * Without seeds it is empty; nothing that an attribute or property can hold throws.
 *
 * @cssproperty --navii-size - height; stands above `size`. Plain CSS `height` works as well
 * @csspart svg - box around the drawing
 */
export class NaviiGroup extends NaviiElement {
  static override readonly properties: PropertyDeclarations = {
    seeds: declareText('seeds'),
    label: declareText('label'),
    ...declareOptions(GROUP_OPTIONS),
  };

  static override readonly styles = groupStyles;

  /** Who is shown, at most 50: text with commas, or an array of seeds or of `{ seed, label, …avatar options }`. */
  declare seeds: GroupSeeds | undefined;
  /** Width and height of a tile in pixels, 16–256, default 64. CSS stands above it. */
  declare size: GroupOptions['size'];
  /** Share of each tile that lies over the one before it, 0–0.7, default 0.3. */
  declare overlap: GroupOptions['overlap'];
  /** Tiles drawn at the most, 1–50, the `+N` counter included. */
  declare max: GroupOptions['max'];
  /** CSS colour of the border around each tile, or `auto`. */
  declare ring: GroupOptions['ring'];
  /** CSS colour of the disc under each mascot, or `auto`. Attribute `tile-bg`. */
  declare tileBg: GroupOptions['tileBg'];
  /** Idle motion, unless the viewer prefers reduced motion. The bare attribute, `1` and `true` are on. */
  declare animated: GroupOptions['animated'];
  /** CSS colour of the counter's disc. Attribute `counter-fill`. */
  declare counterFill: GroupOptions['counterFill'];
  /** CSS colour of the counter's text. Attribute `counter-ink`. */
  declare counterInk: GroupOptions['counterInk'];

  protected override render(): TemplateResult {
    const settings = readGroupOptions((option) => readProperty(this, option), catalogue);
    const members = readMembers(this.seeds);
    const name = this.givenName ?? nameMembers(members, settings.max);
    if (members.length === 0) return html`${nothing}`;
    const drawing = renderMembers(readDrawn(members, settings, catalogue), settings, catalogue);
    return html`${showDrawing(drawing, { name })}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navii-group': NaviiGroup;
  }
}
