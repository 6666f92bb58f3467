// <navii-avatar>: draws the mascot of a seed.
import type { PropertyDeclarations } from 'lit';
import { drawSeed } from '../lib/engine.js';
import { readAvatarOptions, readOption, type ValueOf } from '../lib/options/read.js';
import { AVATAR_SCHEMA } from '../lib/options/schema.js';
import { renderDrawing } from './drawing.js';
import type { AvatarProperties } from './element-properties.js';
import { NaviiElement, type Plan } from './navii-element.js';
import { drawPlaceholder } from './placeholder.js';
import { declareProperties } from './properties.js';
import { readProperties } from './read-properties.js';
import { readAddress, readSeed } from './read-seed.js';
import { findSeed, getCatalogue, hasHash, hasLooks } from './resources.js';
import { AVATAR_NAMES, OWN_SCHEMA } from './schema.js';
import { renderStatus } from './status.js';
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

  protected override plan(): Plan {
    const valueOf = readProperties(this, AVATAR_SCHEMA);
    const [own, address] = [readSeed(this.seed), readAddress(this.email)];
    const status = readOption(OWN_SCHEMA, 'status', this.status, getCatalogue());
    const label = this.readLabel(valueOf('title'));
    // Both are asked, so that what is missing of either is on its way.
    const hasBody = hasLooks(valueOf);
    const hasSeed = own !== '' || address === '' || hasHash();
    const isReady = hasBody && hasSeed;
    const known = getCatalogue();
    // What is on its way is not read: it would count as misspelt in development.
    const read: ValueOf = (name) => (isReady || name === 'size' || name === 'shape' ? valueOf(name) : undefined);
    const settings = { ...readAvatarOptions(read, known), title: label };
    return {
      isReady,
      who: JSON.stringify([own, address]),
      draw() {
        const seed = own === '' && address !== '' ? findSeed(address) : own;
        return !seed || !isReady ? drawPlaceholder(settings) : drawSeed(seed, settings, known);
      },
      frame(drawing) {
        const name = [label, status].filter((word) => word !== undefined).join(', ');
        const className = status && `badged ${settings.shape}`;
        return renderDrawing(drawing, { name, className, after: status && renderStatus(status) });
      },
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navii-avatar': NaviiAvatar;
  }
}
