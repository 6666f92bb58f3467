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
  /** Relative path data from the middle of an eye to the middle of its pupil; empty if the eyes look ahead. */
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
  readonly turn: string;
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
  /** Accessory: alone on the head. */
  | 'headwear'
  /** Accessory: in the right hand. */
  | 'held'
  /** Antenna: of a mascot that holds nothing. */
  | 'feeler'
  /** Marking: in the face, around eyes or mouth. */
  | 'mask'
  /** Marking: on the top of the head. */
  | 'cap'
  /** Marking: on the belly. */
  | 'low'
  /** Marking: in the face or over it, on a mascot that wears and holds nothing. */
  | 'pattern'
  /** Marking: on the belly, of a mascot that wears and holds nothing. */
  | 'underside'
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
 * A point, in units of the drawing.
 *
 * @example
 * const crown: Point = [58, 10];
 */
export type Point = readonly [x: number, y: number];

/**
 * A body: a closed outline, and the places of everything else. Path data of its arcs are absolute and made of only `C` and `L`, each
 * command with its letter.
 *
 * @example
 * const bean: Body = {
 *   id: 'bean',
 *   weight: 1,
 *   top: 9,
 *   arcs: ['C71 9 87 27 87 51', 'C87 75 72 89 50 89'],
 *   edges: [26.5, 103],
 *   shine: 'M21 44C22 33 28 24 36 20',
 *   shadow: 21,
 *   head: { eyeY: 50.5, eyeGap: 15, mouthY: 64.5, earGap: 22, earY: 20, brimY: 25, brimWidth: 30 },
 *   trunk: { sideWidth: 37, bellyY: 74, bellyWidth: 22, bellyHeight: 14, neckY: 79.5, neckWidth: 27 },
 * };
 */
export interface Body {
  /** Public id, in kebab case. Alternative texts use its words. */
  readonly id: string;
  /** Relative frequency: a non-negative integer. */
  readonly weight: number;
  /** Start of the outline: a point, or a height at x = 50. */
  readonly top: number | Point;
  /** From the top to the right temple, and on to the bottom. The left side mirrors them, or has two arcs of its own. */
  readonly arcs:
    | readonly [topToRight: string, rightToBottom: string]
    | readonly [topToRight: string, rightToBottom: string, bottomToLeft: string, leftToTop: string];
  /** Heights of the control points of the two edges between the temples: over the eyes (cap), under the mouth (dip). */
  readonly edges: readonly [over: number, under: number];
  /** Places of the face, the ears and the brim of a hat. `x` is 50 if it is left out. */
  readonly head: HeadAnchors & Partial<Pick<Anchors, 'x'>>;
  /** Places below the face. */
  readonly trunk: TrunkAnchors;
  /** Place of an antenna, if it is not the start of the outline. */
  readonly crown?: number | Point;
  /** Path data of the highlight, top left; empty without a highlight. */
  readonly shine: string;
  /** Half width of the ground shadow; 0 without a shadow. */
  readonly shadow: number;
  /** Inks that are the same in every palette. */
  readonly fixed?: Partial<Inks>;
  /** Transform of the body colour, which is drawn over the shade, and of the markings on it. */
  readonly lay?: string;
  /** Paints the outline. Default: two areas. */
  readonly paint?: Paint;
  /** Drawn behind and in front of the silhouette: arms, feet, fins. */
  readonly back?: (c: Inks) => string;
  readonly front?: (c: Inks) => string;
}

/**
 * Paints the outline of a body, which is path data: its silhouette in the shade, and the body colour over it, which the transform `lay`
 * makes smaller and which the markings are drawn on.
 *
 * @example
 * const outlined: Paint = (c, outline) => [fill(c.shade, outline), rimmed(c.body, c.belly, outline)];
 */
export type Paint = (c: Inks, outline: string) => readonly [silhouette: string, color: string];

type HeadAnchors = Pick<Anchors, 'eyeY' | 'eyeGap' | 'mouthY' | 'earGap' | 'earY' | 'brimY' | 'brimWidth'>;
type TrunkAnchors = Pick<Anchors, 'sideWidth' | 'bellyY' | 'bellyWidth' | 'bellyHeight' | 'neckY' | 'neckWidth'>;
