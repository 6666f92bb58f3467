// The hard rules of the drawing, on what is really drawn: every part of every pool, and thousands of seeds.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { build, catalogue, createAvatar, renderAvatar, selectAvatar } from '../../../lib/index.js';
import { STILL } from '../../../lib/render/motion.js';
import { MOODS, PART_SLOTS, type Tone } from '../../../lib/spec.js';

const ELEMENTS = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'style']);
const ATTRIBUTES = new Set(
  (
    'xmlns viewBox width height role aria-label class fill fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-opacity stroke-dasharray ' +
    'opacity transform d cx cy r rx ry x y'
  ).split(' '),
);

/** What breaks a rule in an SVG; nothing, when all is well. */
function findFaults(svg: string): string[] {
  const drawn = svg.replace(/<style>.*<\/style>/, '<style></style>');
  const faults: string[] = [];
  const open: string[] = [];
  for (const [tag, closing, name = '', attributes = '', empty] of drawn.matchAll(
    /<(\/?)([\w-]+)((?:\s+[\w-]+="[^"]*")*)(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) faults.push(`${tag} closes another`);
      continue;
    }
    if (!ELEMENTS.has(name)) faults.push(`element ${name}`);
    const names = [...attributes.matchAll(/([\w-]+)="/g)].map((match) => match[1] ?? '');
    for (const attribute of names) if (!ATTRIBUTES.has(attribute)) faults.push(`attribute ${attribute}`);
    if (new Set(names).size < names.length) faults.push(`twice the same attribute in ${tag}`);
    if (/class=.*transform=|transform=.*class=/.test(attributes))
      faults.push(`motion would replace the transform of ${tag}`);
    if (!empty) open.push(name);
  }
  if (open.length > 0) faults.push(`never closed: ${open.join(' ')}`);
  if (/<(?!\/?[a-z])|[^>]$|&(?!(amp|lt|gt|quot|#39);)/.test(drawn)) faults.push('not well-formed');
  for (const text of drawn.match(/="[^"]*"/g) ?? []) {
    if (!text.startsWith('="#') && /\.\d{3}|\de[+-]?\d|NaN|undefined|null|Infinity/.test(text))
      faults.push(`number in ${text}`);
  }
  return faults;
}

test('the check itself finds faults', () => {
  expect(findFaults('<svg><text id="a">x</text></svg>')).toEqual(['element text', 'attribute id']);
  expect(findFaults('<svg><g></svg>')).toEqual(['</svg> closes another', 'never closed: svg']);
  expect(findFaults('<svg><path d="M.1234 0"/></svg>')).toHaveLength(1);
});

test('4,000 seeds, still and moving, obey every rule', () => {
  for (let i = 0; i < 2000; i++) {
    expect(findFaults(createAvatar(`user-${i}`))).toEqual([]);
    expect(findFaults(createAvatar(`user-${i}`, { animated: true, title: 'A & "B"' }))).toEqual([]);
  }
});

describe.each(PART_SLOTS)('every %s', (slot) => {
  test('obeys every rule on every body', () => {
    for (const id of catalogue.parts[slot].keys()) {
      for (const body of catalogue.bodies.keys()) expect(findFaults(build({ body, [slot]: id })), id).toEqual([]);
    }
  });
});

test('bytes: 1.6 KB on average, 3 KB never', () => {
  const sizes = Array.from({ length: 10_000 }, (_, i) => createAvatar(`user-${i}`, { size: 96 }).length);
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(average).toBeLessThanOrEqual(1638);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(3072);
});

test('a mood changes the face and nothing else', () => {
  for (let i = 0; i < 500; i++) {
    const seed = `user-${i}`;
    const { eyes: _eyes, mouth: _mouth, ...rest } = selectAvatar(seed);
    const faceless = renderAvatar({ ...rest, eyes: null, mouth: null });
    for (const mood of MOODS) {
      const { eyes, mouth, ...others } = selectAvatar(seed, { mood });
      expect(others).toEqual(rest);
      const face = drawFace(others.body, others.palette, others.tone, eyes, mouth);
      expect(createAvatar(seed, { mood }).replace(face, '')).toBe(faceless);
    }
  }
});

function drawFace(body: string, palette: string, tone: Tone, eyes: string | null, mouth: string | null): string {
  const { anchors } = catalogue.bodies.get(body)!;
  const inks = catalogue.palettes.get(palette)!.tones[tone];
  const parts = [catalogue.parts.mouth.get(mouth ?? ''), catalogue.parts.eyes.get(eyes ?? '')];
  return parts.map((part) => part?.draw(anchors, inks, STILL) ?? '').join('');
}

test('drawing uses no arithmetic that engines may round differently', () => {
  const files = ['render', 'parts'].flatMap((room) => readdirSync(`lib/${room}`).map((file) => `${room}/${file}`));
  for (const file of files) {
    const source = readFileSync(`lib/${file}`, 'utf8');
    expect(source, file).not.toMatch(
      /Math\.(?!floor|round|trunc|abs|max|min)\w+|[\w)] ?\*\*|toFixed|toPrecision|toLocale/,
    );
  }
});
