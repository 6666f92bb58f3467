// <navii-avatar>: draws the mascot of a seed.
import type { PropertyDeclarations, TemplateResult } from 'lit';
import { drawSeed } from '../lib/engine.js';
import { catalogue, readAvatarOptions, seedFromEmail, type AvatarSettings } from '../lib/index.js';
import { readOption } from '../lib/options/read.js';
import { renderDrawing } from './drawing.js';
import type { AvatarProperties } from './element-properties.js';
import { NaviiElement } from './navii-element.js';
import { drawPlaceholder } from './placeholder.js';
import { declareProperties, readProperty } from './properties.js';
import { AVATAR_PROPERTIES, OWN_OPTIONS } from './rows.js';
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
  static override readonly properties: PropertyDeclarations = declareProperties(AVATAR_PROPERTIES);

  static override readonly styles = avatarStyles;

  protected override render(): TemplateResult {
    const settings = this.#readSettings();
    const seed = this.#readSeed();
    const status = readOption(OWN_OPTIONS, 'status', this.status, catalogue);
    const drawing = seed === '' ? drawPlaceholder(settings) : drawSeed(seed, settings, catalogue);
    const name = [settings.title, status].filter((word) => word !== undefined).join(', ');
    const className = status && `badged ${settings.shape}`;
    return renderDrawing(drawing, { name, className, after: status && renderStatus(status) });
  }

  #readSeed(): string {
    const { seed, email } = this;
    if (typeof seed === 'number') return String(seed);
    if (typeof seed === 'string' && seed !== '') return seed;
    return typeof email === 'string' && email.trim() !== '' ? seedFromEmail(email) : '';
  }

  #readSettings(): AvatarSettings {
    const valueOf = (option: string): unknown => (option === 'title' ? undefined : readProperty(this, option));
    return { ...readAvatarOptions(valueOf, catalogue), title: this.readLabel(this.label) };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navii-avatar': NaviiAvatar;
  }
}
