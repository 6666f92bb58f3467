// <navii-avatar>: the mascot of a seed, drawn where it stands.
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { selectSpec } from '../lib/choose/select.js';
import {
  AVATAR_OPTIONS,
  catalogue,
  readAvatarOptions,
  seedFromEmail,
  type AvatarOptions,
  type AvatarSettings,
} from '../lib/index.js';
import { findGround, renderSpec } from '../lib/render/avatar.js';
import { showDrawing } from './drawing.js';
import { NaviiElement } from './navii-element.js';
import { drawPlaceholder } from './placeholder.js';
import { declareOptions, declareText, readProperty } from './properties.js';
import { readShape, showGround, type Shape } from './shape.js';
import { readStatus, showStatus, type Status } from './status.js';
import { avatarStyles } from './styles.js';

/**
 * `<navii-avatar seed="ada">`: a mascot, the same for the same seed everywhere. The drawing inside is what `createAvatar`
 * returns for the same seed and options, byte for byte, without its `<style>`.
 *
 * Options left out, or given values that make no sense, are chosen by the seed; nothing that an attribute or property can
 * hold throws.
 *
 * @cssproperty --navii-size - width and height; stands above `size`. Plain CSS `width` and `height` work as well
 * @csspart svg - box around the drawing
 * @csspart status - the badge
 */
export class NaviiAvatar extends NaviiElement {
  static override readonly properties: PropertyDeclarations = {
    seed: declareText('seed'),
    // An address that a script sets does not become an attribute: what is hashed to be hidden is not written down.
    email: { ...declareText('email'), reflect: false },
    ...declareOptions(AVATAR_OPTIONS),
    shape: declareText('shape'),
    status: declareText('status'),
  };

  static override readonly styles = avatarStyles;

  /** Any text: decides who appears. Numbers count as their text. Without one a placeholder stands in. */
  declare seed: string | number | undefined;
  /** Stands in for `seed`: an address, hashed on the spot, so that it is neither shown nor sent (SPEC §1.8). */
  declare email: string | undefined;
  /** Width and height in pixels, 16–1024, default 96. CSS stands above it. */
  declare size: AvatarOptions['size'];
  /** Palette id: recolours the same character. */
  declare palette: AvatarOptions['palette'];
  /** `none`, `solid` or `ring`. */
  declare background: AvatarOptions['background'];
  /** CSS colour of an opaque disc behind the mascot, or `auto`. Attribute `tile-bg`. */
  declare tileBg: AvatarOptions['tileBg'];
  /** `neutral`, `happy`, `serious`, `sleepy` or `wink`: changes the face and nothing else. */
  declare mood: AvatarOptions['mood'];
  /** Pack ids: an array, or text with commas. */
  declare packs: AvatarOptions['packs'];
  /** `masc`, `femme` or `neutral`: biases what packs choose. Attribute `style-hint`, because `style` is CSS. */
  declare styleHint: AvatarOptions['style'];
  /** Idle motion, unless the viewer prefers reduced motion. The bare attribute, `1` and `true` are on. */
  declare animated: AvatarOptions['animated'];
  /** `circle` (default), `rounded` or `square`. */
  declare shape: Shape | (string & {}) | undefined;
  /** `online`, `away`, `busy` or `offline`: a badge, and a word in the accessible name. */
  declare status: Status | (string & {}) | undefined;

  protected override render(): TemplateResult {
    const settings = this.#readSettings();
    const seed = this.#readSeed();
    const shape = readShape(this.shape);
    const status = readStatus(this.status);
    const spec = seed === '' ? undefined : selectSpec(seed, settings, catalogue);
    const drawing = spec ? renderSpec(spec, settings, catalogue) : drawPlaceholder(settings.size, shape);
    const ground = spec === undefined || shape === 'circle' ? undefined : findGround(spec, settings, catalogue);
    const name = [settings.title, status].filter((word) => word !== undefined).join(', ');
    const marks = status && `badged ${shape}`;
    const tile = ground === undefined ? nothing : showGround(ground, shape, marks);
    const badge = status === undefined ? nothing : showStatus(status);
    const beside = ground === undefined && status === undefined ? nothing : html`${tile}${badge}`;
    return showDrawing(drawing, { name, marks, beside });
  }

  #readSeed(): string {
    const { seed, email } = this;
    if (typeof seed === 'number') return String(seed);
    if (typeof seed === 'string' && seed !== '') return seed;
    return typeof email === 'string' && email.trim() !== '' ? seedFromEmail(email) : '';
  }

  #readSettings(): AvatarSettings {
    const valueOf = (option: string): unknown => (option === 'title' ? this.givenName : readProperty(this, option));
    return readAvatarOptions(valueOf, catalogue);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navii-avatar': NaviiAvatar;
  }
}
