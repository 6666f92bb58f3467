// <navii-avatar>: draws the mascot of a seed.
import type { PropertyDeclarations } from 'lit';
import { drawSeed } from '../lib/engine.js';
import { readAvatarOptions, readOption, type ValueOf } from '../lib/options/read.js';
import { AVATAR_SCHEMA } from '../lib/options/schema.js';
import type { AvatarProperties } from './element-properties.js';
import { NaviiElement, type Plan } from './navii-element.js';
import { drawPlaceholder } from './placeholder.js';
import { declareProperties, printValue } from './properties.js';
import { isOn, readProperties } from './read-properties.js';
import { readAddress, readSeed } from './read-seed.js';
import { findSeed, getCatalogue, hasHash, hasLooks } from './resources.js';
import { AVATAR_NAMES, OWN_SCHEMA } from './schema.js';
import { printStatus } from './status.js';
import { avatarStyles } from './styles.js';

// Lit makes an accessor for each row; the interface, printed from the same rows, gives it a type and a text for editors.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- every property of the interface may be undefined
export interface NaviiAvatar extends AvatarProperties {}

/**
 * The class of `<navii-avatar>`, which `navii/define` registers. Register it yourself where it needs another name.
 *
 * @example
 * customElements.define('my-avatar', class extends NaviiAvatar {});
 * document.body.innerHTML = '<my-avatar seed="ada"></my-avatar>';
 */
export class NaviiAvatar extends NaviiElement {
  static override readonly properties: PropertyDeclarations = declareProperties(AVATAR_NAMES);

  static override readonly styles = avatarStyles;

  /** Whether it draws the mascot of an address. */
  #isAddressed = false;

  protected override plan(): Plan {
    const valueOf = readProperties(this, AVATAR_SCHEMA);
    const [own, address] = [readSeed(this.seed), readAddress(this.email)];
    this.#isAddressed = address !== '';
    const known = getCatalogue();
    const status = readOption(OWN_SCHEMA, 'status', this.status, known);
    const words = this.readNames(valueOf('title'), this.alt);
    // Both are asked, so that what is missing of either is on its way.
    const hasBody = hasLooks(valueOf);
    const hasSeed = own !== '' || address === '' || hasHash(address);
    const isReady = hasBody && hasSeed;
    // What is on its way is not read: it would count as misspelt in development.
    const read: ValueOf = (name) => (isReady || name === 'size' || name === 'shape' ? valueOf(name) : undefined);
    const settings = { ...readAvatarOptions(read, known), title: words.label };
    const seed = own !== '' ? own : address === '' ? '' : findSeed(address);
    return {
      isReady,
      who: own !== '' ? `seed ${own}` : `email ${address}`,
      ...words,
      note: status && (readOption(OWN_SCHEMA, 'statusLabel', this.statusLabel, known) ?? status),
      className: status ? `badged ${settings.shape}` : '',
      style: {},
      beside: status ? printStatus(status) : '',
      moving: settings.animated ? 1 : 0,
      isPaused: isOn(this.paused),
      draw: seed ? () => drawSeed(seed, settings, known) : undefined,
      drawPlaceholder: () => drawPlaceholder(settings),
    };
  }

  protected override willUpdate(): void {
    super.willUpdate();
    // How to hash may have come since the property was set.
    if (this.#isAddressed && !this.hasAttribute('email')) this.reflect('email', 'email');
  }

  // What is hashed is meant to be hidden, and a clone is to show the same.
  protected override printProperty(property: PropertyKey, value: unknown): string | null {
    if (property !== 'email') return printValue(value);
    const address = readAddress(value);
    return address === '' ? null : (findSeed(address) ?? null);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navii-avatar': NaviiAvatar;
  }
}
