// <navii-avatar>: draws the mascot of a seed.
import type { PropertyDeclarations } from 'lit';
import { hintValues } from '../lib/options/hints.js';
import { readAvatarOptions, readOption, type ValueOf } from '../lib/options/read.js';
import { AVATAR_SCHEMA } from '../lib/options/schema.js';
import { drawSeed } from '../lib/render/avatar.js';
import type { Drawing } from '../lib/render/svg.js';
import { NaviiElement, type Plan } from './element/navii-element.js';
import { coverAvatar, PHOTO_PART, readPhoto } from './element/photo.js';
import { drawPlaceholder } from './element/placeholder.js';
import {
  AVATAR_NAMES,
  declareProperties,
  isOn,
  OWN_SCHEMA,
  printValue,
  readAddress,
  readProperties,
  readSeed,
  type Status,
} from './element/properties.js';
import { avatarRules } from './element/styles.js';
import { arePacksReady, getCatalogue, hashAddress, isHashReady } from './packs/resources.js';
import type { AvatarProperties } from './types/properties.js';

/** The badges. Each has a shape of its own, for people who cannot tell the colours apart. */
const BADGES: Readonly<Record<Status, string>> = {
  // A disc with a tick, a crescent, a disc with a bar, a ring.
  online: '<circle cx="10" cy="10" r="10"/><path part="mark" d="M5.6 10.4l3 3 5.8-6.4"/>',
  away: '<path d="M9 .5a9.8 9.8 0 1 0 10.6 12.2A8.4 8.4 0 0 1 9 .5z"/>',
  busy: '<circle cx="10" cy="10" r="10"/><path part="mark" d="M5.5 10h9"/>',
  offline: '<circle class="rim" cx="10" cy="10" r="7.8"/>',
};

function printBadge(status: Status): string {
  return `<svg part="status" class="${status}" viewBox="0 0 20 20" aria-hidden="true">${BADGES[status]}</svg>`;
}

// Lit makes an accessor for each row; the interface, printed from the same rows, gives it a type and a text for editors.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- every property of the interface may be undefined
export interface NaviiAvatarElement extends AvatarProperties {}

/**
 * The class of `<navii-avatar>`, which `navii/define` registers. Register it yourself where it needs another name.
 *
 * @example
 * customElements.define('my-avatar', class extends NaviiAvatarElement {});
 * document.body.innerHTML = '<my-avatar seed="ada"></my-avatar>';
 */
export class NaviiAvatarElement extends NaviiElement {
  static override readonly properties: PropertyDeclarations = declareProperties(AVATAR_NAMES);

  protected static override readonly rules = avatarRules;

  static override readonly styles = avatarRules.sheet;

  /** Whether an e-mail address is set. */
  #hasAddress = false;

  protected override plan(): Plan {
    const valueOf = readProperties(this, AVATAR_SCHEMA);
    const [own, address, src] = [readSeed(this.seed), readAddress(this.email), readPhoto(this.src)];
    this.#hasAddress = address !== '';
    const known = getCatalogue();
    const { status: given } = this;
    const status = readOption(OWN_SCHEMA, 'status', given, known);
    const name = this.readNames(valueOf('title'), this.alt);
    // Both are called in any case: each starts to fetch what is missing.
    const hasPacks = arePacksReady(valueOf);
    const hasSeed = own !== '' || address === '' || isHashReady(address);
    const isReady = hasPacks && hasSeed;
    // Until the packs are here, only the options of the placeholder are read.
    const read: ValueOf = (option) =>
      isReady || option === 'size' || option === 'shape' ? valueOf(option) : undefined;
    hintValues(read, AVATAR_SCHEMA, known);
    hintValues(() => given, { status: OWN_SCHEMA.status }, known);
    const settings = { ...readAvatarOptions(read, known), title: name.label };
    const seed = own !== '' ? own : address === '' ? '' : hashAddress(address);
    const cover = (drawing: Drawing): Drawing => coverAvatar(drawing, src, PHOTO_PART, settings);
    return {
      isReady,
      identity: `${src} ${own !== '' ? `seed ${own}` : `email ${address}`}`,
      ...name,
      note: status && (readOption(OWN_SCHEMA, 'statusLabel', this.statusLabel, known) ?? status),
      className: status ? `badged ${settings.shape}` : '',
      style: {},
      after: status ? printBadge(status) : '',
      moving: settings.animated ? 1 : 0,
      isPaused: isOn('paused', this.paused),
      hasPhoto: src !== '',
      draw: seed ? () => cover(drawSeed(seed, settings, known)) : undefined,
      drawPlaceholder: () => cover(drawPlaceholder(settings)),
    };
  }

  protected override willUpdate(): void {
    super.willUpdate();
    // The hash function may have been loaded after the property was set.
    if (this.#hasAddress && !this.hasAttribute('email')) this.reflect('email', 'email');
  }

  // The attribute gets the hash and not the address: the address stays hidden, and a clone still shows the same mascot.
  protected override printProperty(property: PropertyKey, value: unknown): string | null {
    if (property !== 'email') return printValue(value);
    const address = readAddress(value);
    return address === '' ? null : (hashAddress(address) ?? null);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navii-avatar': NaviiAvatarElement;
  }
}
