// The types of parts: an id, a weight, and a drawing made from anchors and inks. No part knows the name of another part.

/**
 * Places on a body, in units of the 100 × 100 drawing. They are multiples of one half, so that they print exactly.
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
  /** Place of an antenna or a crown. */
  readonly topX: number;
  readonly topY: number;
  /** Roots of ears and horns: half their distance apart, and their height. */
  readonly earGap: number;
  readonly earY: number;
  /** Brim of a hat: its height, and half the body's width there. */
  readonly brimY: number;
  readonly brimWidth: number;
  /** Half the body's width at the height of the eyes (headphones, side stripes). */
  readonly sideWidth: number;
  /** Middle of the belly, and its half axes: an ellipse that stays inside the body. */
  readonly bellyY: number;
  readonly bellyWidth: number;
  readonly bellyHeight: number;
  /** Neck, for bow ties and scarfs: its height, and half the body's width there. */
  readonly neckY: number;
  readonly neckWidth: number;
  /** Roots of the arms: half their distance apart, and their height. */
  readonly armGap: number;
  readonly armY: number;
  /** Transform from 0,0 to the top of the body. */
  readonly toTop: string;
  /** Path data of the regions above the brow and below the mouth. */
  readonly cap: string;
  readonly dip: string;
}

/**
 * Places of the face of one mascot, as text: they depend on the body, the proportions and the gaze. Places at the eyes are
 * relative to 0,0 between the eyes, in a group that moves and scales them; the others are in units of the drawing.
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
 * The colours of one drawing, each a text that is safe in an attribute. A part prints them and never tests them.
 *
 * @example
 * const drawButton = (c: Inks) => dot(c.accent, 0, 0, 4) + dot(c.dark, 0, 0, 1.5);
 */
export interface Inks {
  /** The body, and its shaded edge. */
  readonly body: string;
  readonly shade: string;
  /** Large light marking. Lines in `ink` are as visible on it as on the body. */
  readonly belly: string;
  /** Lines drawn on the body. Very dark, or very pale on a dark body. */
  readonly ink: string;
  /** Always very dark: pupils, lines on white and on the accent. */
  readonly dark: string;
  /** The second colour, and its shaded edge. */
  readonly accent: string;
  readonly accentShade: string;
  readonly blush: string;
  /** Rim of the whites of the eyes, on a body that is too pale to show them; else empty. */
  readonly rim: string;
}

/**
 * Attributes that mark moving elements, as text with a leading space. All are empty in a still drawing.
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
 * Draws a part at its anchors: SVG elements as text. The root element sets `fill="none"` and round caps, so a part names only the
 * fills and strokes that it needs.
 *
 * @example
 * const button: Draw = (a, c) => dot(c.accent, a.x, a.bellyY, 4);
 */
export type Draw = (a: Anchors, c: Inks, m: Motion) => string;

/**
 * Draws a part of the face, as {@link Draw} draws the others.
 *
 * @example
 * const beads: DrawFace = (f, c) => line(c.dark, `${f.leftPupil}h.01${f.rightPupil}h.01`, 15);
 */
export type DrawFace = (f: Face, c: Inks, m: Motion) => string;

/**
 * Makes path data from anchors.
 *
 * @example
 * const belt: PathOf = (a) => `M${a.x - a.bellyWidth} ${a.bellyY}h${2 * a.bellyWidth}`;
 */
export type PathOf = (a: Anchors) => string;

/**
 * The kind of a part. The rules between parts know kinds, and no part by its id.
 *
 * @example
 * const kind: Kind = 'hat';
 */
export type Kind =
  /** Topper: covers the top of the head. Accessory: worn around the head or at the temple. */
  | 'hat'
  /** Topper: stands on top of the head and covers little of it. */
  | 'crown'
  /** Topper: ears, or something in their place. */
  | 'ears'
  /** Topper: horns. */
  | 'horns'
  /** Topper: floats over the head. */
  | 'halo'
  /** Topper: grows on the head, such as hair. */
  | 'hair'
  /** Topper: worn without any accessory. */
  | 'sole'
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
  /** Public name, unique within its slot over the base and all packs. {@link describe} uses it as words. */
  readonly id: string;
  /** Relative frequency: a non-negative integer. At 0 no seed picks it: only a rule, a mood or an option does. */
  readonly weight: number;
  readonly kind?: Kind;
  /** Toppers and antennas: units that it rises above the top of the body. The figure shrinks to make room. */
  readonly height?: number;
  /** Drawn in front of the body, in the layer of its slot. */
  readonly draw?: Draw;
  /** Drawn behind the body. */
  readonly back?: Draw;
  /** Drawn at the eyes (eyes, brows, glasses) or at the mouth (mouth, cheeks). */
  readonly face?: DrawFace;
}

/**
 * The parts that a slot picks from. It may also stay empty.
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
 * A body: a closed outline, and the anchors that place everything else.
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
  /** Draws the silhouette in its shade, and over it the body colour, moved up and to the left. It leaves a `<g>` open. */
  readonly paint: (shade: string, color: string) => string;
  /** Closes the `<g>` of {@link paint} and draws the highlight, top left. */
  readonly gloss: string;
  /** Half width of the ground shadow; 0 for none. */
  readonly shadow: number;
  readonly anchors: Anchors;
  /** Drawn behind and in front of the silhouette: arms, feet, fins. */
  readonly back?: (c: Inks) => string;
  readonly front?: (c: Inks) => string;
}
