// Tests of the measures: the geometry is the same as a rasterizer's, and the colours are the same as culori's.
import { converter, wcagContrast } from 'culori';
import { beforeAll, describe, expect, test } from 'vitest';
import { contrast, distance, measureLightness } from '../../../lib/authoring/contrast.js';
import { findFarthest } from '../../../lib/authoring/extent.js';
import { createAvatar, listPacks } from '../../../lib/index.js';
import { readMarkup } from '../../../lib/markup.js';
import { rootOf } from '../../../lib/render/avatar.js';
import { printDrawing } from '../../../lib/render/svg.js';
import { loadResvg } from '../../tools/raster.js';
import { measureDistance } from '../palettes/skins.js';
import { measureBox } from '../parts/pixels.js';

beforeAll(loadResvg);

/** Measures the distance from the middle of the disc to the farthest point of a drawing. */
function measureReach(drawing: string): number {
  const { shapes, fault } = readMarkup(drawing);
  expect(fault).toBeUndefined();
  return findFarthest(shapes, [50, 50]).reach;
}

/** Half the diagonal of a pixel, plus the part of a sharp tip that the smoothing of edges hides. */
const BLUR = 0.5;

describe('the reach of a drawing', () => {
  const stroke = 'stroke="#000" stroke-width="10"';
  test.each([
    `<path d="M50 50L80 50" ${stroke}/>`,
    `<path d="M50 50L80 50" ${stroke} stroke-linecap="butt"/>`,
    `<path d="M50 50L80 50" ${stroke} stroke-linecap="square"/>`,
    `<path d="M40 55L70 40L40 25" ${stroke}/>`,
    `<path d="M40 55L70 40L40 25" ${stroke} stroke-linejoin="bevel"/>`,
    `<path d="M40 55L70 40L40 25" ${stroke} stroke-linejoin="round"/>`,
    // This corner is sharper than the limit of a mitre.
    `<path d="M20 44L80 40L20 36" ${stroke}/>`,
    `<path d="M20 20L80 30L60 70z" ${stroke}/>`,
    `<path d="M80 30h.01" ${stroke}/>`,
    `<path d="M50 30H90" ${stroke} stroke-linecap="butt" stroke-dasharray="4 30"/>`,
    `<path d="M50 30H90" ${stroke} stroke-dasharray="4"/>`,
    '<path d="M20 60C20 0 90 10 80 60S40 110 20 60z" fill="#000"/>',
    '<path d="M20 60q20-80 40-20t30 20l-10 20z" fill="#000"/>',
    '<path d="M30 50a30 20 30 0 1 40-20a10 10 0 01.1 3z" fill="#000"/>',
    '<path d="M50 50A20 12 60 1 0 60 60z" fill="#000"/>',
    '<path d="M60 20v20h20V20H60zl30 5l-10 10z" fill="#000"/>',
    '<circle cx="60" cy="40" r="30" fill="#000"/>',
    `<circle cx="60" cy="40" r="20" ${stroke}/>`,
    '<ellipse cx="60" cy="40" rx="30" ry="10" fill="#000"/>',
    '<rect x="10" y="20" width="30" height="40" fill="#000"/>',
    '<rect x="10" y="20" width="30" height="40" rx="12" fill="#000"/>',
    '<rect x="10" y="20" width="30" height="40" rx="12" ry="30" fill="#000"/>',
    `<g transform="translate(20 10) rotate(30) scale(1 .5)"><circle cx="20" cy="20" r="20" ${stroke}/></g>`,
    `<g transform="matrix(1 .2 .4 .8 10 5)"><path d="M20 20h40" ${stroke}/></g>`,
    `<g fill="#000" transform="rotate(40 50 50)"><rect x="20" y="30" width="20" height="20"/></g>`,
    `<g transform="scale(-1 1)"><path d="M-80 20h10" ${stroke}/></g>`,
    '<circle cx="10" cy="50" r="30" fill="none"/><circle cx="50" cy="50" r="9" fill="#000"/>',
  ])('%s', (drawing) => {
    const svg = printDrawing({ attributes: rootOf('100', '100', 100), style: '', inside: drawing, over: '' });
    expect(Math.abs(measureReach(svg) - measureBox(svg).reach)).toBeLessThan(BLUR);
  });

  test('of whole mascots', () => {
    for (const { id } of listPacks()) {
      for (let i = 0; i < 12; i++) {
        const whole = createAvatar(`user-${i}`, { packs: id, background: 'none' });
        // The shadow is too faint to be measured by its pixels.
        const svg = whole.replace(/<ellipse cx="50" cy="94"[^>]*>/, '');
        expect(Math.abs(measureReach(svg) - measureBox(svg).reach), `${id} ${i}`).toBeLessThan(BLUR);
      }
    }
  });
});

describe('colours', () => {
  const colors = ['#fff', '#000', '#123', '#f94', '#c0ffee', '#010101', '#8e44ad', '#7f7f80'];
  const lightnessOf = converter('lab65');

  test('have the contrast, lightness and distance that culori gives them', () => {
    for (const one of colors) {
      expect(measureLightness(one)).toBeCloseTo(lightnessOf(one)?.l ?? Number.NaN, 1);
      for (const other of colors) {
        expect(contrast(one, other)).toBeCloseTo(wcagContrast(one, other), 2);
        expect(distance(one, other)).toBeCloseTo(measureDistance(one, other), 1);
      }
    }
  });
});
