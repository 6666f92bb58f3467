// Quoting in the playground's code: each language reads back exactly the original text, for any text.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeMascot, SNIPPETS } from '../../../site/landing/snippets.js';
import { quoteHtml, quoteMarkup, quoteScript } from '../../../site/shared/code.js';

const pieces = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...'\'"\\`{}<&\n\r\u2028\u202E', '${', '</script', '<!--', '&lt;'),
);
const texts = fc.array(pieces, { maxLength: 6 }).map((found) => found.join(''));
// Unpaired surrogates, which no field and no address can hold.
const torn = fc.array(fc.constantFrom('\uD83D', '\uDC7E', 'x', '👾'), { minLength: 1 }).map((found) => found.join(''));

// oxlint-disable-next-line no-control-regex -- this finds control characters
const UNSEEN = /[\u0000-\u001F\u007F-\u00A0\u200B\u200E\u200F\u2028-\u202F\u2066-\u2069\uFEFF]/;

it('a string in JavaScript is equal to the text', () => {
  fc.assert(
    fc.property(fc.oneof(texts, torn), (text) => {
      const code = quoteScript(text);
      // oxlint-disable-next-line no-implied-eval -- the test must run the code
      expect(new Function(`'use strict'; return ${code};`)()).toBe(text);
      expect(code).not.toMatch(UNSEEN);
      expect(code).not.toMatch(/<(?:!--|\/?script)/i);
    }),
  );
});

it('an attribute ends at its quote and holds the text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(quoteHtml(text)).toMatch(/^"[^"<]*"$/);
      // HTML has no names for these characters, so they may stay.
      expect(quoteHtml(text).replace(/[\u0080-\u009F]/g, '')).not.toMatch(UNSEEN);
      expect(quoteMarkup(text)).toMatch(/^(?:"[^"\\&<{}]*"|\{['"][^]*['"]\})$/);
      expect(quoteMarkup(text)).not.toMatch(UNSEEN);
    }),
  );
});

it('can be written for every state', () => {
  fc.assert(
    fc.property(torn, (seed) => {
      for (const { write } of SNIPPETS)
        expect(write(codeMascot({ seed, title: seed }), 'https://a.example')).not.toBe('');
    }),
  );
});
