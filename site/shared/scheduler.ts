// What is in the window is redrawn at once, the rest of the page when the visitor pauses: a letter must fit into a frame.

/** Something in the page that is to be redrawn. */
export interface Piece {
  /** Where it is seen. */
  readonly element: Element;
  readonly show: () => void;
}

/** Redraws pieces of a page. */
export interface Painter {
  /** Redraws what is in sight now, and the rest after a pause, unless it comes into sight before. Forgets earlier pieces. */
  readonly paint: (pieces: readonly Piece[]) => void;
  /** Redraws the rest now. */
  readonly finish: () => void;
}

// Longer than the gaps between the letters of a name.
const PAUSE = 150;

function isInSight({ element }: Piece): boolean {
  const { top, right, bottom, left, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/**
 * Makes a painter.
 *
 * @param step - pieces out of sight that are redrawn at a time: a letter that comes meanwhile waits for no more
 */
export function createPainter(step: number): Painter {
  let rest: readonly Piece[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function showRest(count: number): void {
    clearTimeout(timer);
    const next = rest.slice(0, count);
    rest = rest.slice(count);
    for (const { show } of next) show();
    if (rest.length > 0) timer = setTimeout(() => showRest(step));
  }

  function showSeen(): void {
    // All is measured before anything is written: in between, the browser would lay the page out anew.
    const seen = new Set(rest.filter(isInSight));
    rest = rest.filter((piece) => !seen.has(piece));
    for (const { show } of seen) show();
  }

  addEventListener('scroll', showSeen, { capture: true, passive: true });
  addEventListener('resize', showSeen);

  return {
    finish: () => showRest(rest.length),
    paint(pieces) {
      rest = pieces;
      showSeen();
      clearTimeout(timer);
      timer = setTimeout(() => showRest(step), PAUSE);
    },
  };
}
