// <navii-avatar>: draws the mascot of a seed.
import type { PropertyDeclarations } from '@lit/reactive-element';
import { hintValues } from '../lib/options/hints.js';
import { readAvatarOptions, type ValueOf } from '../lib/options/read.js';
import { AVATAR_SCHEMA } from '../lib/options/schema.js';
import { drawSeed } from '../lib/render/avatar.js';
import { drawBadge, nameStatus } from '../lib/render/badge.js';
import type { Drawing } from '../lib/render/svg.js';
import { NaviiElement, type Plan } from './element/navii-element.js';
import { coverAvatar, PHOTO_PART, readPhoto } from './element/photo.js';
import { drawPlaceholder } from './element/placeholder.js';
import {
  AVATAR_NAMES,
  declareProperties,
  isOn,
  printValue,
  readEmail,
  readProperties,
  readSeed,
} from './element/properties.js';
import { avatarRules } from './element/styles.js';
import { arePacksReady, getCatalogue, seedOfEmail, isHashReady } from './packs/resources.js';
import type { AvatarProperties } from './types/properties.js';

/** The options that are read until the packs are here: the placeholder and its name need them. */
const OF_PLACEHOLDER: ReadonlySet<string> = new Set(['size', 'shape', 'status', 'statusLabel']);

// Lit makes an accessor for each row; the interface, printed from the same rows, gives it a type and a text for editors.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- every property of the interface may be undefined
export interface NaviiAvatarElement extends AvatarProperties {}

/**
 * The class of `<navii-avatar>`, which `navii/define` registers. Register it yourself if it needs another name.
 *
 * @example
 * customElements.define('my-avatar', class extends NaviiAvatarElement {});
 * document.body.innerHTML = '<my-avatar seed="ada"></my-avatar>';
 */
export class NaviiAvatarElement extends NaviiElement {
  static override readonly properties: PropertyDeclarations = declareProperties(AVATAR_NAMES);

  protected static override readonly rules = avatarRules;

  /** Whether an e-mail address is set. */
  #hasEmail = false;

  protected override plan(): Plan {
    const valueOf = readProperties(this, AVATAR_SCHEMA);
    const [own, email, src] = [readSeed(this.seed), readEmail(this.email), readPhoto(this.src)];
    this.#hasEmail = email !== '';
    const known = getCatalogue();
    const name = this.readNames(valueOf('title'), this.alt);
    // Both must be called: each starts to fetch what is missing.
    const hasPacks = arePacksReady(valueOf);
    const hasSeed = own !== '' || email === '' || isHashReady(email);
    const isReady = hasPacks && hasSeed;
    const read: ValueOf = (option) => (isReady || OF_PLACEHOLDER.has(option) ? valueOf(option) : undefined);
    hintValues(read, AVATAR_SCHEMA, known);
    const settings = { ...readAvatarOptions(read, known), title: name.label };
    const seed = own !== '' ? own : email === '' ? '' : seedOfEmail(email);
    const cover = (drawing: Drawing): Drawing => coverAvatar(drawing, src, PHOTO_PART, settings);
    return {
      isReady,
      identity: `${src} ${own !== '' ? `seed ${own}` : `email ${email}`}`,
      ...name,
      note: nameStatus(settings),
      className: drawBadge(settings) && 'badged',
      style: {},
      after: '',
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
    if (this.#hasEmail && !this.hasAttribute('email')) this.reflect('email', 'email');
  }

  // The attribute gets the hash and not the address: the address stays hidden, and a clone still shows the same mascot.
  protected override printProperty(property: PropertyKey, value: unknown): string | null {
    // Usually a missing attribute means off, but this flag is on without it.
    if (property === 'badge' && value === false) return '0';
    if (property !== 'email') return printValue(value);
    const email = readEmail(value);
    return email === '' ? null : (seedOfEmail(email) ?? null);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navii-avatar': NaviiAvatarElement;
  }
}
