// Data URIs (RFC 2397; URL standard, "valid URL string").
import { parseXml } from '@rgrove/parse-xml';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAvatar, renderGroup, toDataUri } from '../../lib/index.js';

const PREFIX = 'data:image/svg+xml,';

/** What an XML parser reads of a document. */
function parse(svg: string): unknown {
  return parseXml(svg).toJSON();
}

function readBack(uri: string): string {
  expect(uri.startsWith(PREFIX)).toBe(true);
  return decodeURIComponent(uri.slice(PREFIX.length));
}

describe('toDataUri', () => {
  it('gives the same drawing back, whatever its seed and title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }), (seed, title) => {
        const svg = createAvatar(seed, { title, animated: true });
        expect(parse(readBack(toDataUri(svg)))).toEqual(parse(svg));
      }),
      { seed: 14, numRuns: 200 },
    );
  });

  it('may stand between double quotes, and ends nowhere before its end', () => {
    const uri = toDataUri(createAvatar('ada', { title: `"O'Hara" <#1> & 100% \\` }));
    expect(uri).not.toMatch(/["<>#&]/);
    expect(uri).not.toMatch(/%(?![\dA-F]{2})/);
    expect(new URL(uri).hash).toBe('');
  });

  it('is what the URL parser gives as well', async () => {
    const svg = renderGroup(['ada', 'grace', 'Zoë'], { max: 2 });
    const response = await fetch(toDataUri(svg));
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(parse(await response.text())).toEqual(parse(svg));
  });

  it('is shorter than base64', () => {
    const svgs = Array.from({ length: 100 }, (_, i) => createAvatar(`user-${i}`));
    const length = svgs.reduce((sum, svg) => sum + svg.length, 0);
    expect(svgs.reduce((sum, svg) => sum + toDataUri(svg).length, 0) / length).toBeLessThan(1.1);
  });

  it('tells of what is no text', () => {
    expect(() => toDataUri(undefined as unknown as string)).toThrow('svg: expected a string, got undefined');
  });
});
