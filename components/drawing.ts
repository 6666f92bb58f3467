// A drawing of the engine as a part of a Lit template: parsed once, patched afterwards.
import { html, noChange, nothing, type TemplateResult } from 'lit';
import { directive, type ChildPart, type DirectiveParameters } from 'lit/directive.js';
import { UnsafeHTMLDirective } from 'lit/directives/unsafe-html.js';
import { MOTION_STYLE } from '../lib/render/motion.js';
import { parse } from './parse.js';
import { patch, replaceChildren } from './patch.js';

/** The start of a class, which only moving drawings have. Text from outside is escaped, so it cannot contain this. */
const MOTION = ' class="';

// On a server this is Lit's raw HTML. In a page, Lit would parse the drawing as a template first, which takes twice as long.
class DrawingDirective extends UnsafeHTMLDirective {
  #drawn: string | undefined;

  override update(part: ChildPart, [drawing]: DirectiveParameters<this>): unknown {
    const [before, now] = [this.#drawn, String(drawing)];
    if (now === before) return noChange;
    this.#drawn = now;
    const fresh = parse(now);
    const old = (part.parentNode as Element).firstElementChild;
    if (old === null) return fresh;
    // Patching keeps motion going, and the nodes that a server made. For all else, replacing everything is faster.
    const keepsNodes = before === undefined || (before.includes(MOTION) && now.includes(MOTION));
    (keepsNodes ? patch : replaceChildren)(old, fresh);
    return noChange;
  }
}

const draw = directive(DrawingDirective);

/** What belongs to a drawing in its element. */
export interface DrawingOptions {
  /** Accessible name; with an empty one the drawing is decorative and hidden from assistive technology. */
  readonly name: string;
  /** Classes of the box around the drawing. */
  readonly className?: string | undefined;
  /** What follows the box. */
  readonly after?: unknown;
}

/** Renders a drawing and, where it has a name, tells assistive technology of it. */
export function renderDrawing(drawing: string, { name, className, after }: DrawingOptions): TemplateResult {
  const isNamed = name !== '';
  // A strict Content-Security-Policy blocks the style element of a moving drawing, so the elements adopt the same text as a
  // stylesheet. All else is inserted as the engine wrote it.
  const unstyled = drawing.replace(MOTION_STYLE, '');
  return html`<span
      part="svg"
      class=${className ?? nothing}
      role=${isNamed ? 'img' : nothing}
      aria-label=${isNamed ? name : nothing}
      aria-hidden=${isNamed ? nothing : 'true'}
      >${draw(unstyled)}</span
    >${after ?? nothing}`;
}
