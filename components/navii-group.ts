// <navii-group>: draws several mascots as one stack.
import { html, type PropertyDeclarations } from 'lit';
import { readGroupOptions } from '../lib/options/read.js';
import { GROUP_SCHEMA } from '../lib/options/schema.js';
import { readMembers, renderMembers } from '../lib/render/group.js';
import { renderDrawing } from './drawing.js';
import type { GroupProperties } from './element-properties.js';
import { listMembers, nameGroup } from './group-member.js';
import { NaviiElement, type Plan } from './navii-element.js';
import { drawGroupPlaceholder } from './placeholder.js';
import { declareProperties } from './properties.js';
import { readProperties } from './read-properties.js';
import { getCatalogue, hasLooks } from './resources.js';
import { GROUP_NAMES } from './schema.js';
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
  static override readonly properties: PropertyDeclarations = declareProperties(GROUP_NAMES);

  static override readonly styles = groupStyles;

  protected override plan(): Plan {
    const members = listMembers(this.seeds);
    const valueOf = readProperties(this, GROUP_SCHEMA);
    const label = this.readLabel(this.label);
    // Each is asked, so that what is missing of any is on its way.
    const isReady = members.map((member) => hasLooks((name) => Reflect.get(member, name))).every(Boolean);
    const known = getCatalogue();
    const settings = readGroupOptions(valueOf, known);
    return {
      isReady,
      who: JSON.stringify(members.map(({ seed }) => seed)),
      draw() {
        if (members.length === 0) return undefined;
        return isReady
          ? renderMembers(readMembers(members, settings, known), settings, known)
          : drawGroupPlaceholder(members.length, settings);
      },
      frame: (drawing) => html`${renderDrawing(drawing, { name: label ?? nameGroup(members, settings.max) })}`,
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navii-group': NaviiGroup;
  }
}
