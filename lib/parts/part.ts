// What a part is: an id, a weight, and a drawing made from anchors and inks. No part knows another part's name.

/**
 * Where things sit on a body, in units of the 100 × 100 drawing. Multiples of one half, so that they print exactly.
 *
 * @example
 * const nose: Draw = (a: Anchors, c) => dot(c.shade, a.x, a.eyeY + 7, 3);
 */
export interface Anchors {
  /** Middle of the face, horizontally. */
  readonly x: number;
  /** Height of the eyes' centres. */
  readonly eyeY: number;
  /** Half the distance between the eyes' centres. */
  readonly eyeGap: number;
  /** Height of the mouth's centre. */
  readonly mouthY: number;
  /** Where an antenna or a crown stands. */
  readonly topX: number;
  readonly topY: number;
  /** Where ears and horns root: half their distance apart, and their height. */
  readonly earGap: number;
  readonly earY: number;
  /** Where a hat's brim sits: its height, and half the body's width there. */
  readonly brimY: number;
  readonly brimWidth: number;
  /** Half the body's width at the height of the eyes (headphones, side stripes). */
  readonly sideWidth: number;
  /** Middle of the belly, and its half axes: an ellipse that stays inside the body. */
  readonly bellyY: number;
  readonly bellyWidth: number;
  readonly bellyHeight: number;
  /** Where a bow tie or scarf sits: its height, and half the body's width there. */
  readonly neckY: number;
  readonly neckWidth: number;
  /** Where arms root: half their distance apart, and their height. */
  readonly armGap: number;
  readonly armY: number;
  /** Transform that moves a drawing made around 0,0 to the top of the body. */
  readonly toTop: string;
  /** Path data of the regions above the brow and below the mouth. */
  readonly cap: string;
  readonly dip: string;
}

/**
 * Where the face of one mascot sits, as text: it differs by the body, the proportions and the gaze. What is at the eyes is
 * drawn around 0,0 between them, in a group that moves and scales it; the rest in units of the drawing.
 *
 * @example
 * const pout: DrawFace = (f: Face, c) => line(c.ink, `${f.mouth}m-7 2q7-6 14 0`, 3.2);
 */
export interface Face {
  /** Path data that starts at an eye; relative commands follow it. */
  readonly left: string;
  readonly right: string;
  /** Path data that starts at a pupil. */
  readonly leftPupil: string;
  readonly rightPupil: string;
  /** Relative path data from the middle of an eye to that of its pupil; empty where the eyes look ahead. */
  readonly gaze: string;
  /** Path data between the inner edges of two glasses. */
  readonly bridge: string;
  /** Path data that starts at the mouth. */
  readonly mouth: string;
  /** Path data that starts at a cheek. */
  readonly leftCheek: string;
  readonly rightCheek: string;
}

/**
 * The colours of one drawing, each text that is safe in an attribute; a part prints them and never tests them.
 *
 * @example
 * const drawButton = (c: Inks) => dot(c.accent, 0, 0, 4) + dot(c.dark, 0, 0, 1.5);
 */
export interface Inks {
  /** The body, and its shaded edge. */
  readonly body: string;
  readonly shade: string;
  /** Large light marking; lines in `ink` read on it as on the body. */
  readonly belly: string;
  /** Lines drawn on the body. Very dark, or very pale on a dark body. */
  readonly ink: string;
  /** Always very dark: pupils, lines on white and on the accent. */
  readonly dark: string;
  /** The second colour, and its shaded edge. */
  readonly accent: string;
  readonly accentShade: string;
  readonly blush: string;
  /** Colour that rims the whites of the eyes where the body is too pale to show them; else empty. */
  readonly rim: string;
}

/**
 * Attribute text (with a leading space) that marks what moves; all empty in a still drawing.
 *
 * @example
 * const drawSpark = (c: Inks, m: Motion) => `<circle cy="-9" r="4" fill="${c.accent}"${m.pulse}/>`;
 */
export interface Motion {
  readonly blink: string;
  readonly sway: string;
  readonly pulse: string;
  readonly twinkle: string;
  readonly wave: string;
}

/**
 * Draws a part at its anchors: SVG elements as text. The root sets `fill="none"` and round caps, so a part names a fill where
 * it wants one and a stroke where it wants one, and nothing else.
 *
 * @example
 * const button: Draw = (a, c) => dot(c.accent, a.x, a.bellyY, 4);
 */
export type Draw = (a: Anchors, c: Inks, m: Motion) => string;

/**
 * Draws a part of the face, by the same rules.
 *
 * @example
 * const beads: DrawFace = (f, c) => line(c.dark, `${f.leftPupil}h.01${f.rightPupil}h.01`, 15);
 */
export type DrawFace = (f: Face, c: Inks, m: Motion) => string;

/**
 * Path data worked out from anchors.
 *
 * @example
 * const belt: PathOf = (a) => `M${a.x - a.bellyWidth} ${a.bellyY}h${2 * a.bellyWidth}`;
 */
export type PathOf = (a: Anchors) => string;

/**
 * What the table of rules takes a part for. It knows no part by its name.
 *
 * @example
 * const kind: Kind = 'hat';
 */
export type Kind =
  /** Covers the top of the head (topper), or is worn around it or at the temple (accessory). */
  | 'hat'
  /** Topper: stands on top of the head and covers little of it. */
  | 'crown'
  /** Topper: ears, or what sits in their place. */
  | 'ears'
  /** Topper: horns. */
  | 'horns'
  /** Topper: floats over the head. */
  | 'halo'
  /** Topper: what grows on the head, such as hair. */
  | 'hair'
  /** Accessory: before both eyes. */
  | 'glasses'
  /** Eyes: a single one. */
  | 'cyclops'
  /** Eyes: half closed. */
  | 'lidded'
  /** Eyes: one or both are a line. */
  | 'closed'
  /** Accessory or outfit: worn at the neck. */
  | 'neckwear'
  /** Accessory: worn at the sides of the head. */
  | 'sidewear'
  /** Accessory: in the right hand. */
  | 'held'
  /** Marking: in the face, around eyes or mouth. */
  | 'mask'
  /** Marking: on the top of the head. */
  | 'cap'
  /** Marking: on the belly. */
  | 'low'
  /** Outfit: over the whole lower body. */
  | 'full';

/**
 * A variant of a slot.
 *
 * @example
 * const button: Part = { id: 'button', weight: 1, draw: (a, c) => dot(c.accent, a.x, a.bellyY, 4) };
 */
export interface Part {
  /** Public name, unique within its slot over the base and all packs; words for {@link describe}. */
  readonly id: string;
  /** Relative frequency: a non-negative integer. At 0 it is never drawn by chance: only a rule or an explicit id gives it. */
  readonly weight: number;
  readonly kind?: Kind;
  /** Toppers and antennas: units that it stands above the top of the body; the figure shrinks to make room. */
  readonly height?: number;
  /** Drawn in front of the body, each slot in its layer. */
  readonly draw?: Draw;
  /** Drawn behind the body. */
  readonly back?: Draw;
  /** Drawn at the eyes (eyes, brows, glasses) or at the mouth (mouth, cheeks), where the face of the moment has them. */
  readonly face?: DrawFace;
}

/**
 * A pool that may also draw nothing.
 *
 * @example
 * const mouths: Pool = { none: 0, parts: BASE_POOLS.mouth.parts };
 */
export interface Pool {
  /** Relative frequency of an empty slot: a non-negative integer. */
  readonly none: number;
  readonly parts: readonly Part[];
}

/**
 * A body: a closed outline, and the anchors that everything else is placed from.
 *
 * @example
 * const eggs: readonly Body[] = BASE_BODIES.filter(({ id }) => id === 'egg');
 */
export interface Body {
  readonly id: string;
  readonly weight: number;
  readonly kind?: Kind;
  /** The whole silhouette, path data. */
  readonly outline: string;
  /** Draws the silhouette in its shade and lays the body colour over it, up and to the left; leaves a `<g>` open. */
  readonly paint: (shade: string, color: string) => string;
  /** Closes the `<g>` of {@link paint} and draws the highlight, top left. */
  readonly gloss: string;
  /** Half width of the ground shadow. */
  readonly shadow: number;
  readonly anchors: Anchors;
  /** Drawn behind and in front of the silhouette: arms, feet, fins. */
  readonly back?: (c: Inks) => string;
  readonly front?: (c: Inks) => string;
}
