// Tests of the markup of photos. No address can leave its attribute.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverAvatar, coverMembers, readPhoto } from '../../../components/element/photo.js';
import { catalogue } from '../../../lib/catalogue.js';
import { SHAPES } from '../../../lib/index.js';
import { drawSeed } from '../../../lib/render/avatar.js';

const drawing = drawSeed('ada', catalogue.defaults, catalogue);

/** Reads the address in markup as a parser does (WHATWG HTML §13.2.5.36). */
function readSource(markup: string): string | undefined {
  const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return / src="([^"<>]*)"\/>/.exec(markup)?.[1]?.replace(/&(\w+);/g, (_, name: string) => names[name] ?? '');
}

it('any text is an address, and nothing else', () => {
  const strings = [fc.string({ minLength: 1 }), fc.string({ unit: 'binary', minLength: 1 })];
  const text = fc.oneof(...strings, fc.webUrl({ withQueryParameters: true }));
  fc.assert(
    fc.property(text, fc.constantFrom(...SHAPES), (src, shape) => {
      const covered = coverAvatar(drawing, src, '', { shape }).inside;
      expect(covered).toContain(`<g>${drawing.inside}</g><foreignObject `);
      expect(readSource(covered)).toBe(src);
      // Five tags more: two of the group, two of the frame, and the image.
      expect(covered.split('<')).toHaveLength(drawing.inside.split('<').length + 5);
    }),
  );
});

it('only text is read as an address', () => {
  expect([' a.jpg\n', '', ' ', 7, true, null, undefined, {}, ['a.jpg']].map(readPhoto)).toEqual([
    'a.jpg',
    ...Array.from({ length: 8 }, () => ''),
  ]);
});

it('a group without a photo stays as it is', () => {
  expect(coverMembers([{ src: '' }, { src: '' }], '')).toBeUndefined();
  const cover = coverMembers([{ src: '' }, { src: 'a.jpg' }], 'style="x"');
  expect(cover?.('<path/>', 0)).toBe('<path/>');
  expect(cover?.('<path/>', 1)).toContain('<g><path/></g><foreignObject ');
  expect(cover?.('<path/>', 1)).toContain('<img alt="" style="x" ');
});
