// Tests of the text on cards: each letter is in a font, and no text is wider than its place.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_FONTS } from '../../../server/card-fonts.js';
import { fitText, LINE_HEIGHT } from '../../../server/draw/lettering.js';
import { pickSome } from '../../sample.js';
import { loadResvg } from '../../tools/raster.js';
import { root } from '../../tools/root.js';

const require = createRequire(join(root, 'server/package.json'));
const FONTS = CARD_FONTS.flatMap(({ files }) => files.map((file) => readFileSync(require.resolve(file))));
const PLACE = { width: 500, height: 180, minSize: 54, maxSize: 160 } as const;

beforeAll(loadResvg);

/** Returns the width of the painted pixels. */
function measure(text: string, font: string, size: number): number {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="400"><text x="9" y="200" font-family="${font}" ` +
    `font-weight="${font === 'Rubik' ? 900 : 400}" font-size="${size}">${text}</text></svg>`;
  const drawing = new Resvg(svg, { font: { fontBuffers: FONTS } });
  const width = drawing.getBBox()?.width ?? 0;
  drawing.free();
  return width;
}

describe('a text on a card', () => {
  it.each([
    ['Ada', 'Bagel Fat One', ['Ada']],
    ['Zoe\u0308', 'Bagel Fat One', ['Zoë']],
    ['Łukasz Wiśniewski', 'Rubik', ['Łukasz', 'Wiśniewski']],
    ['Дмитрий', 'Rubik', ['Дмитрий']],
    ['محمد', 'Rubik', ['محمد']],
    ['שרה', 'Rubik', ['שרה']],
    ['Ada 👩‍🚀🇬🇭', 'Bagel Fat One', ['Ada']],
    ['100%', 'Bagel Fat One', ['100%']],
    ['Bartholomew-Featherstone', 'Bagel Fat One', ['Bartholomew-', 'Featherstone']],
  ])('%s is set in %s', (text, font, lines) => {
    const fitted = fitText(text, PLACE);
    expect(fitted).toMatchObject({ font, lines });
    const { size = 0 } = fitted ?? {};
    expect(size).toBeLessThanOrEqual(PLACE.maxSize);
    expect(size * LINE_HEIGHT * lines.length).toBeLessThanOrEqual(PLACE.height);
    for (const line of lines) {
      const width = measure(line, font, size);
      expect(width).toBeGreaterThan(0);
      expect(width).toBeLessThanOrEqual(PLACE.width);
    }
  });

  it.each(['李小龍', 'अदिति', '한국', 'Ada 李', '🎃', '..', '', '\u0301', '\ue000'])('cannot be %j', (text) => {
    expect(fitText(text, PLACE)).toBeUndefined();
  });

  it('shrinks, and is cut once it would be too small', () => {
    expect(fitText('W'.repeat(4), PLACE)?.size).toBeLessThan(fitText('Wo', PLACE)?.size ?? 0);
    const { size = 0, lines = [] } = fitText('W'.repeat(200), PLACE) ?? {};
    expect(size).toBeGreaterThanOrEqual(PLACE.minSize);
    expect(lines).toEqual([expect.stringMatching(/^W+\.\.\.$/)]);
    expect(measure(lines[0] ?? '', 'Bagel Fat One', size)).toBeLessThanOrEqual(PLACE.width);
  });

  it('fits in any letter that a font has', () => {
    const letters = Array.from({ length: 0x700 }, (_, code) => String.fromCodePoint(code));
    const unfit = pickSome(letters, 11).filter((letter) => {
      const { size, font, lines: [line = ''] = [] } = fitText(letter.repeat(8), PLACE) ?? {};
      return size !== undefined && line !== '' && measure(line, font ?? '', size) > PLACE.width;
    });
    expect(unfit).toEqual([]);
  });
});
