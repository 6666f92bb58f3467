// Tests of bodies: the arcs are joined, the right half is mirrored, and the anchors are placed.
import { expect, test } from 'vitest';
import { BODIES } from '../../../lib/parts/bodies.js';
import { anchor, layerBody } from '../../../lib/parts/body.js';
import type { Body, Inks } from '../../../lib/parts/part.js';
import { STILL } from '../../../lib/render/svg.js';

const PLAIN = {
  id: 'test',
  weight: 1,
  shine: '',
  shadow: 20,
  ...anchor(50, 15, 65, 20, 20, 30, 30, 35, 75, 20, 10, 78, 30),
} satisfies Partial<Body>;

test('a body mirrors its right half, curve by curve', () => {
  const { anchors, outline, silhouette, gloss } = layerBody({
    ...PLAIN,
    top: 10,
    arcs: ['L70 10C80 20 85.5 30 90 50', 'C90 70 80 80 70 90L50 90'],
    edges: [30, 94],
  });
  const left = 'L30 90C20 80 10 70 10 50C14.5 30 20 20 30 10L50 10Z';
  expect(outline).toBe(`M50 10L70 10C80 20 85.5 30 90 50C90 70 80 80 70 90L50 90${left}`);
  const inks = { shade: 'red', body: 'blue' } as Inks;
  const group = '<g transform="translate(1 1) scale(.94)">';
  expect(silhouette(anchors, inks, STILL)).toBe(
    `<path fill="red" d="${outline}"/>${group}<path fill="blue" d="${outline}"/>`,
  );
  expect(gloss).toBe('</g>');
  expect(anchors.cap).toBe('M10 50C14.5 30 20 20 30 10L50 10L70 10C80 20 85.5 30 90 50Q50 30 10 50Z');
  expect(anchors).toMatchObject({
    x: 50,
    eyeY: 50,
    topY: 10,
    brimWidth: 30,
    sideWidth: 35,
    bellyHeight: 10,
    neckWidth: 30,
  });
});

test('a body may start anywhere and have a left half of its own', () => {
  const { anchors, outline } = layerBody({
    ...PLAIN,
    top: [57, 9],
    arcs: ['L80 50', 'L50 90', 'L20 50', 'L57 9'],
    edges: [30, 94],
    crown: [55, 11],
  });
  expect(outline).toBe('M57 9L80 50L50 90L20 50L57 9Z');
  expect(anchors).toMatchObject({ topX: 55, topY: 11, toTop: 'translate(55 11)', armGap: 32.5, armY: 64 });
});

test('a smooth joint needs one control point only', () => {
  const { outline } = layerBody({
    ...PLAIN,
    top: 10,
    arcs: ['C70 10 80 30 80 50', 'C80 70 70 90 50 90'],
    edges: [30, 94],
  });
  expect(outline).toBe('M50 10C70 10 80 30 80 50S70 90 50 90S20 70 20 50S30 10 50 10Z');
});

test('a line that goes on where a curve ends is no curve', () => {
  const { outline } = layerBody({
    ...PLAIN,
    top: 10,
    arcs: ['C70 10 80 20 80 30L80 40L80 60', 'C80 80 70 90 50 90'],
    edges: [30, 94],
  });
  expect(outline).toBe(
    'M50 10C70 10 80 20 80 30L80 40L80 60C80 80 70 90 50 90S20 80 20 60L20 40L20 30C20 20 30 10 50 10Z',
  );
});

test('every body has its eyes low and apart, the mouth close under them, and room for a bow tie', () => {
  for (const { id, anchors: a } of BODIES.map(layerBody)) {
    expect(a.eyeY, id).toBeGreaterThanOrEqual(41);
    expect(a.eyeGap, id).toBeGreaterThanOrEqual(11);
    expect(a.mouthY - a.eyeY, id).toBeGreaterThanOrEqual(11);
    expect(a.mouthY - a.eyeY, id).toBeLessThanOrEqual(14);
    expect(a.neckY - a.mouthY, id).toBeGreaterThanOrEqual(9);
  }
});
