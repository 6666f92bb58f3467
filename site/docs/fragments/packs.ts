// The figures of the guide to packs, from the engine: anchors and inks, kinds, and faults in the words of the checks.
import { BASE_BODIES, checkPack, createPack, createTopper, line } from '../../../lib/authoring/index.js';
import { KIND_SLOTS } from '../../../lib/authoring/rules.js';
import { build, catalogue } from '../../../lib/core.js';
import type { Anchors, Inks } from '../../../lib/parts/part.js';
import { each, renderWords } from '../../shared/html.js';
import { renderCode, renderRows, renderTable } from './blocks.js';

/** An anchor or some that belong together, where they are, and what is placed from them. */
interface Mark {
  readonly names: string;
  readonly places: (a: Anchors) => readonly (readonly [x: number, y: number])[];
  readonly about: string;
}

const pair = (a: Anchors, gap: number, y: number) => [[a.x - gap, y] as const, [a.x + gap, y] as const];

const MARKS: readonly Mark[] = [
  {
    names: 'topX, topY',
    places: (a) => [[a.topX, a.topY]],
    about: 'The top: antennas and crowns stand here. `createTopper` and `toPerch` go there.',
  },
  {
    names: 'earGap, earY',
    places: (a) => pair(a, a.earGap, a.earY),
    about: 'Roots of ears and horns: half their distance, and their height. `toEars`, `toTemples`.',
  },
  {
    names: 'brimWidth, brimY',
    places: (a) => pair(a, a.brimWidth, a.brimY),
    about: 'Where a brim sits: half the width of the head there. `toBrim`, `brim`, `garland`, `crest`, `bowl`.',
  },
  {
    names: 'eyeGap, eyeY',
    places: (a) => pair(a, a.eyeGap, a.eyeY),
    about: 'The middles of the eyes. What is in a face is placed by the face of each mascot, not by anchors.',
  },
  {
    names: 'sideWidth',
    places: (a) => pair(a, a.sideWidth, a.eyeY),
    about: 'Half the width of the body at the height of the eyes. `toFace` fits hair to it.',
  },
  { names: 'mouthY', places: (a) => [[a.x, a.mouthY]], about: 'The middle of the mouth.' },
  {
    names: 'armGap, armY',
    places: (a) => pair(a, a.armGap, a.armY),
    about: 'Roots of the arms, worked out from the others. `toHand` is the right hand.',
  },
  {
    names: 'bellyWidth, bellyHeight, bellyY',
    places: (a) => [[a.x, a.bellyY]],
    about: 'The middle of the belly and its half axes: an ellipse that stays inside the body.',
  },
  {
    names: 'neckWidth, neckY',
    places: (a) => pair(a, a.neckWidth, a.neckY),
    about: 'Where a scarf sits: half the width of the body there. `bandOf`.',
  },
];

const RADIUS = 3;

/** The anchors of a body of the base, numbered, and what each number means. */
export function renderAnchors(): string {
  const [body] = BASE_BODIES;
  if (body === undefined) throw new Error('expected a body');
  const { id, anchors: a } = body;
  const figure = build({ body: id, palette: 'mint', background: 'none', eyes: null, mouth: null }, { size: 100 });
  const dots = each(MARKS, ({ places }, i) =>
    each(
      places(a),
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="${RADIUS}"/><text x="${x}" y="${y + 1.5}">${i + 1}</text>`,
    ),
  );
  const rows = MARKS.map(({ names, about }, i) => {
    const words = names.split(', ').map((name) => `<code>${name}</code>`);
    return [`${i + 1} ${words.join(', ')}`, renderWords(about)] as const;
  });
  return (
    `<svg class="anchors" viewBox="0 0 100 100" role="img" aria-label="Anchors on the body ${id}, numbered as below">` +
    `${figure}<ellipse cx="${a.x}" cy="${a.bellyY}" rx="${a.bellyWidth}" ry="${a.bellyHeight}"/>${dots}</svg>` +
    renderRows(rows)
  );
}

const INKS: Readonly<Record<keyof Inks, string>> = {
  body: 'The body.',
  shade: 'Its shaded edge, limbs, and lines that are part of it.',
  belly: 'Large light marking; lines in `ink` read on it as on the body.',
  ink: 'Lines on the body. Very dark, or very pale on a dark body.',
  dark: 'Always very dark: pupils, lines on white and on the accent.',
  accent: 'The second colour: what is worn.',
  accentShade: 'Its shaded edge.',
  blush: 'Cheeks and tongues.',
  rim: 'Rims the whites of the eyes where the body is pale; else it is empty.',
};

/** The inks of a palette that has all of them. */
export function renderInks(): string {
  const pale = [...catalogue.palettes.values()].map(({ inks }) => inks.home.contrasting).find(({ rim }) => rim !== '');
  if (pale === undefined) throw new Error('expected a palette with a rim');
  const colors: Inks = pale;
  const rows = Object.entries(INKS).map(([name, about]) => {
    const color = colors[name as keyof Inks];
    const swatch = `<svg class="swatch" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="9" fill="${color}"/></svg>`;
    return [`${swatch} <code>c.${name}</code>`, renderWords(about)] as const;
  });
  return renderRows(rows);
}

/** The kinds that the rules know, by the slots in which they know them. */
export function renderKinds(): string {
  const slots = [...new Set(Object.values(KIND_SLOTS).flat())];
  const rows = slots.map((slot) => {
    const kinds = Object.entries(KIND_SLOTS).filter(([, known]) => known.includes(slot));
    return [`<code>${slot}</code>`, kinds.map(([kind]) => `<code>${kind}</code>`).join(', ')];
  });
  return renderTable('Kinds of parts', ['Slot', 'Kinds'], rows);
}

/** The words of the checks about a pack that is not all it should be. */
export function renderFaults(): string {
  const pack = createPack({
    id: 'acme',
    name: 'Acme',
    about: 'Hats that are too tall.',
    topper: {
      none: 1,
      parts: [
        createTopper('tall-hat', 1, 0, (c) => line(c.accent, 'M0 0V-30', 12)),
        createTopper('crown', -1, 8, (c) => line(c.accent, 'M-8 0h16', 6)),
        createTopper('party-hat', 1, 8, (c) => line(c.body === '#fff' ? c.dark : c.accent, 'M-8 0h16', 6)),
        createTopper('flag', 1, 8, () => '<path d="M0 0V-8.125" stroke="red"/>'),
      ],
    },
  });
  return renderCode('Error', checkPack(pack).join('\n'));
}
