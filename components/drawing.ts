// A drawing of the engine as a part of a Lit template: parsed once, patched afterwards.
import { html, noChange, nothing, type TemplateResult } from 'lit';
import { directive, type ChildPart, type DirectiveParameters } from 'lit/directive.js';
import { UnsafeHTMLDirective } from 'lit/directives/unsafe-html.js';
import { MOTION_STYLE } from '../lib/render/motion.js';
import { parse } from './parse.js';
import { patch, refill } from './patch.js';

/** Only moving drawings contain it; a title cannot: quotes are escaped. */
const MOTION = ' class="';

// On a server the drawing is Lit's raw HTML. In a page Lit would read it as a template first, at twice the cost.
class DrawingDirective extends UnsafeHTMLDirective {
  #drawn: string | undefined;

  override update(part: ChildPart, [drawing]: DirectiveParameters<this>): unknown {
    const drawn = this.#drawn;
    if (drawing === drawn) return noChange;
    this.#drawn = String(drawing);
    const fresh = parse(this.#drawn);
    const old = (part.parentNode as Element).firstElementChild;
    if (old === null) return fresh;
    // Patching keeps animations running; still drawings are replaced whole, which is cheaper.
    const isMoving = `${drawn ?? MOTION} ${this.#drawn}`.includes(MOTION);
    (isMoving ? patch : refill)(old, fresh);
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
