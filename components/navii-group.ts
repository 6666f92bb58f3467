// <navii-group>: draws several mascots as one stack.
import type { PropertyDeclarations } from 'lit';
import { hintValues } from '../lib/options/hints.js';
import { color, readGroupOptions } from '../lib/options/read.js';
import { GROUP_SCHEMA } from '../lib/options/schema.js';
import { measureGroup, readMembers, renderMembers } from '../lib/render/group.js';
import { listMembers, nameGroup, printItems, printSeeds } from './element/members.js';
import { NaviiElement, type Plan } from './element/navii-element.js';
import { drawGroupPlaceholder } from './element/placeholder.js';
import { declareProperties, GROUP_NAMES, isOn, printValue, readProperties } from './element/properties.js';
import { cutGap, groupStyles } from './element/styles.js';
import { getCatalogue, hasLooks } from './packs/resources.js';
import type { GroupProperties } from './types/properties.js';

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
    const { kept, count } = members;
    const valueOf = readProperties(this, GROUP_SCHEMA);
    const { isList } = this;
    // Each is asked, so that what is missing of any is on its way.
    const isReady = kept.map((member) => hasLooks((name) => Reflect.get(member, name))).every(Boolean);
    const known = getCatalogue();
    hintValues(valueOf, GROUP_SCHEMA, known);
    const settings = readGroupOptions(valueOf, known);
    const { tiles, step } = measureGroup(count, settings);
    const { label, isDecorative } = this.readNames(this.label, this.alt);
    // With a ring of its author's, each avatar covers the one before. Without, it stands clear of it.
    const isOpen = count > 0 && color(valueOf('ring')) === undefined;
    return {
      isReady,
      who: JSON.stringify([count, ...kept.map(({ seed }) => seed)]),
      label: label ?? (isList || isDecorative ? undefined : nameGroup(members, settings.max)),
      isDecorative,
      className: isOpen ? 'open' : '',
      style: isOpen ? { '--gap': cutGap(step) } : {},
      beside: isList && count > 0 ? printItems(members, settings.max) : '',
      moving: settings.animated ? tiles : 0,
      isPaused: isOn(this.paused),
      draw:
        count > 0 ? () => renderMembers({ ...readMembers(kept, settings, known), count }, settings, known) : undefined,
      drawPlaceholder: () => (count > 0 ? drawGroupPlaceholder(count, settings) : ''),
    };
  }

  protected override printProperty(property: PropertyKey, value: unknown): string | null {
    return property === 'seeds' ? printSeeds(value) : printValue(value);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navii-group': NaviiGroup;
  }
}
