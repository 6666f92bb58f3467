// <navii-group>: draws several mascots as one stack.
import type { PropertyDeclarations } from '@lit/reactive-element';
import { hintValues } from '../lib/options/hints.js';
import { readGiven, readGroupOptions } from '../lib/options/read.js';
import { GROUP_SCHEMA } from '../lib/options/schema.js';
import { drawMembers, measureGroup, readMembers } from '../lib/render/group.js';
import { NaviiElement, type Plan } from './element/navii-element.js';
import { coverMembers, PHOTO_PART } from './element/photo.js';
import { drawGroupPlaceholder } from './element/placeholder.js';
import {
  declareProperties,
  GROUP_NAMES,
  isOn,
  listMembers,
  listShown,
  nameGroup,
  printItems,
  printSeeds,
  printValue,
  readProperties,
} from './element/properties.js';
import { cutGap, groupRules } from './element/styles.js';
import { arePacksReady, findExtra, getCatalogue, hasExtra } from './packs/resources.js';
import type { GroupProperties } from './types/properties.js';

// See NaviiAvatarElement for the merging of interface and class.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- every property of the interface may be undefined
export interface NaviiGroupElement extends GroupProperties {}

/**
 * The class of `<navii-group>`, which `navii/define` registers. Register it yourself if it needs another name.
 *
 * @example
 * customElements.define('my-group', class extends NaviiGroupElement {});
 * document.body.innerHTML = '<my-group seeds="ada, grace"></my-group>';
 */
export class NaviiGroupElement extends NaviiElement {
  static override readonly properties: PropertyDeclarations = declareProperties(GROUP_NAMES);

  protected static override readonly rules = groupRules;

  protected override plan(): Plan {
    const members = listMembers(this.seeds);
    const { drawable, count } = members;
    const valueOf = readProperties(this, GROUP_SCHEMA);
    const { isList } = this;
    // `map` before `every`, so that the packs of all members are fetched at once.
    const hasPacks = drawable.map((member) => arePacksReady((name) => Reflect.get(member, name))).every(Boolean);
    const known = getCatalogue();
    hintValues(valueOf, GROUP_SCHEMA, known);
    // The element has its name itself, and not the drawing inside.
    const settings = { ...readGroupOptions(valueOf, known), title: undefined };
    // It must be called: it starts to fetch what is missing.
    const isReady = (!settings.distinct || hasExtra('setApart')) && hasPacks;
    const { tiles, step } = measureGroup(count, settings);
    const cover = coverMembers(listShown(members, settings.max), PHOTO_PART);
    const { label, isDecorative } = this.readNames(valueOf('title'), this.alt);
    // If the page sets a ring, each avatar covers a part of the avatar before it. If not, there is a gap between them.
    const isOpen = count > 0 && readGiven(GROUP_SCHEMA.ring, valueOf('ring'), known) === undefined;
    return {
      isReady,
      identity: JSON.stringify([count, ...drawable.map(({ seed, src }) => [seed, src])]),
      label: label ?? (isList || isDecorative ? undefined : nameGroup(members, settings.max)),
      isDecorative,
      className: isOpen ? 'open' : '',
      style: isOpen ? { '--gap': cutGap(step) } : {},
      after: isList && count > 0 ? printItems(members, settings.max) : '',
      moving: settings.animated ? tiles : 0,
      isPaused: isOn('paused', this.paused),
      hasPhoto: cover !== undefined,
      draw:
        count > 0
          ? () => {
              const read = { ...readMembers(drawable, settings, known), count };
              return drawMembers(findExtra('setApart')?.(read, settings, known) ?? read, settings, known, cover);
            }
          : undefined,
      drawPlaceholder: () => (count > 0 ? drawGroupPlaceholder(count, settings) : undefined),
    };
  }

  protected override printProperty(property: PropertyKey, value: unknown): string | null {
    return property === 'seeds' ? printSeeds(value) : printValue(value);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navii-group': NaviiGroupElement;
  }
}
