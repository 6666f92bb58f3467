// <navii-group>: draws several mascots as one stack.
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { catalogue, readGroupOptions } from '../lib/index.js';
import { readMembers, renderMembers } from '../lib/render/group.js';
import { renderDrawing } from './drawing.js';
import type { GroupProperties } from './element-properties.js';
import { listMembers, nameGroup } from './group-member.js';
import { NaviiElement } from './navii-element.js';
import { declareProperties, readProperty } from './properties.js';
import { GROUP_PROPERTIES } from './rows.js';
import { groupStyles } from './styles.js';

// Lit makes an accessor for each row; the interface, printed from the same rows, gives it a type and a text for editors.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- every property of the interface may be undefined
export interface NaviiGroup extends GroupProperties {}

/**
 * The class of `<navii-group>`, which `navii/define` registers. Register it yourself where it needs another name.
 *
 * @example
 * customElements.define('my-group', class extends NaviiGroup {});
 * document.body.innerHTML = '<my-group seeds="ada, grace"></my-group>';
 */
export class NaviiGroup extends NaviiElement {
  static override readonly properties: PropertyDeclarations = declareProperties(GROUP_PROPERTIES);

  static override readonly styles = groupStyles;

  protected override render(): TemplateResult {
    const members = listMembers(this.seeds);
    if (members.length === 0) return html`${nothing}`;
    const settings = readGroupOptions((option) => readProperty(this, option), catalogue);
    const name = this.readLabel(this.label) ?? nameGroup(members, settings.max);
    const drawing = renderMembers(readMembers(members, settings, catalogue), settings, catalogue);
    return html`${renderDrawing(drawing, { name })}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navii-group': NaviiGroup;
  }
}
