// Tests of contact sheets: the places of the mascots, and their labels.
import { parseXml } from '@rgrove/parse-xml';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { createAvatar, MOTION_CSS, readAvatarOptions } from '../../../lib/index.js';
import { renderSheet } from '../../../lib/render/sheet.js';
import { findFaults, GROUP } from '../../svg-faults.js';

const plain = readAvatarOptions(() => undefined, catalogue);

function draw(seeds: readonly string[], columns = 8, labels = true, settings = plain): string {
  return renderSheet(seeds, settings, { columns, labels }, catalogue).svg;
}

/** Returns the content of the root element. */
function insideOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

describe('a contact sheet', () => {
  it('shows the mascots row by row', () => {
    const svg = draw(['ada', 'grace', 'joan'], 2, false);
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 224 224" width="215.04" height="215.04"/);
    const places = ['8 8', '116 8', '8 116'];
    for (const [i, seed] of ['ada', 'grace', 'joan'].entries())
      expect(svg).toContain(`<g transform="translate(${places[i]})">${insideOf(createAvatar(seed))}</g>`);
  });

  it('is no wider than its mascots', () => {
    expect(draw(['ada'])).toContain('viewBox="0 0 116 130"');
    expect(draw(['ada', 'joan'], 1)).toContain('viewBox="0 0 116 252"');
  });

  it('is well-formed and safe, whatever the seeds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 4 }),
        (seeds, columns) => {
          const svg = draw(seeds, columns);
          expect(svg.match(/<text/g)).toHaveLength(seeds.length);
          expect(svg).not.toMatch(/ id=|clip-path/);
          expect(() => parseXml(svg)).not.toThrow();
          // Labels are the only text that comes from outside.
          expect(findFaults(svg.replace(/(<text[^>]*>)[^<]*/g, '$1+1'), GROUP)).toEqual([]);
        },
      ),
    );
  });

  it.each([
    ['ada', 'ada'],
    ['a<b>&c', 'a&lt;b&gt;&amp;c'],
    ['a\nb\u0000', 'a b'],
    ['123456789012345678', '123456789012345678'],
    ['1234567890123456789', '12345678901234567…'],
    ['名前名前名前名前名', '名前名前名前名前名'],
    ['名前名前名前名前名前', '名前名前名前名前…'],
  ])('labels %j as %j', (seed, label) => {
    expect(draw([seed])).toContain(`>${label}</text>`);
  });

  it('moves with one stylesheet for all', () => {
    const svg = draw(['ada', 'joan'], 2, false, { ...plain, animated: true });
    expect(svg.split(MOTION_CSS)).toHaveLength(2);
    expect(svg.match(/class="navii-d\d+"/g)).toHaveLength(2);
  });
});
