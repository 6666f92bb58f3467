// A drawing of the engine as a part of a Lit template: parsed once, patched afterwards.
import { html, noChange, nothing, type TemplateResult } from 'lit';
import { directive, type ChildPart, type DirectiveParameters } from 'lit/directive.js';
import { UnsafeHTMLDirective } from 'lit/directives/unsafe-html.js';
import { MOTION_STYLE } from '../lib/render/motion.js';
import { parse } from './parse.js';
import { patch, refill } from './patch.js';

// The one element of a drawing that a strict Content-Security-Policy blocks: the elements adopt the same text as a
// constructed stylesheet instead. Everything else is inserted as the engine wrote it.

/** What only a moving drawing has: names are escaped, so that none can hold it. */
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
    // Only motion has to go on: to compare drawings that stand still costs more than to change them as a whole.
    const isMoving = `${drawn ?? MOTION} ${this.#drawn}`.includes(MOTION);
    (isMoving ? patch : refill)(old, fresh);
    return noChange;
  }
}

const draw = directive(DrawingDirective);

/** What is shown beside the drawing and what is said of it. */
export interface Surroundings {
  /** Accessible name; with an empty one the drawing is decorative and hidden from assistive technology. */
  readonly name: string;
  /** Class of the box around the drawing. */
  readonly marks?: string | undefined;
  /** What follows the drawing in the tree. */
  readonly beside?: unknown;
}

/** Shows a drawing to the eye and, where it has a name, to assistive technology. */
export function showDrawing(drawing: string, { name, marks, beside }: Surroundings): TemplateResult {
  const named = name !== '';
  return html`<span
      part="svg"
      class=${marks ?? nothing}
      role=${named ? 'img' : nothing}
      aria-label=${named ? name : nothing}
      aria-hidden=${named ? nothing : 'true'}
      >${draw(drawing.replace(MOTION_STYLE, ''))}</span
    >${beside ?? nothing}`;
}
