// <navii-avatar>: draws the mascot of a seed.
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { selectSpec } from '../lib/choose/select.js';
import { catalogue, readAvatarOptions, seedFromEmail, type AvatarSettings } from '../lib/index.js';
import { readOption } from '../lib/options/read.js';
import { findGround, renderSpec } from '../lib/render/avatar.js';
import { renderDrawing } from './drawing.js';
import type { AvatarProperties } from './element-properties.js';
import { NaviiElement } from './navii-element.js';
import { drawPlaceholder } from './placeholder.js';
import { declareProperties, readProperty } from './properties.js';
import { AVATAR_PROPERTIES, OWN_OPTIONS } from './rows.js';
import { renderGround } from './shape.js';
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
    const shape = readOption(OWN_OPTIONS, 'shape', this.shape, catalogue);
    const status = readOption(OWN_OPTIONS, 'status', this.status, catalogue);
    const spec = seed === '' ? undefined : selectSpec(seed, settings, catalogue);
    const drawing = spec ? renderSpec(spec, settings, catalogue) : drawPlaceholder(settings.size, shape);
    const ground = spec === undefined || shape === 'circle' ? undefined : findGround(spec, settings, catalogue);
    const name = [settings.title, status].filter((word) => word !== undefined).join(', ');
    const className = status && `badged ${shape}`;
    const tile = ground === undefined ? nothing : renderGround(ground, shape, className ?? '');
    const badge = status === undefined ? nothing : renderStatus(status);
    const after = ground === undefined && status === undefined ? nothing : html`${tile}${badge}`;
    return renderDrawing(drawing, { name, className, after });
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
