// The cleaner of texts that pages print.
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../lib/pages/clean-text.js';
import { gatherPeople, readTitle } from '../../../lib/pages/team.js';
import { HOSTILE } from '../../hostile-characters.js';

describe('a text of visitors', () => {
  it.each(Object.entries(HOSTILE))('keeps no %s, and what is around them', (_, characters) => {
    for (const character of characters) {
      const clean = cleanText(`a${character}b`);
      expect(clean).toMatch(/^a ?b$/);
      expect(gatherPeople([`${character}a${character}b`]).people).toEqual([{ seed: clean, label: clean }]);
    }
  });

  it('keeps every letter, joiner, emoji and flag', () => {
    const kept =
      'Zoë O’Neill، 李小龍 محمد दीक्षा می\u200cخواهم 👩‍👩‍👧 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} 🇬🇭 ❤\ufe0f';
    expect(cleanText(kept)).toBe(kept);
    expect(cleanText('🏴\u{e0061}')).toBe('🏴');
  });

  it('has the sign for unreadable characters in place of lone surrogates', () => {
    expect(cleanText('a\ud800b\udfff')).toBe('a\ufffdb\ufffd');
  });

  it('finds e-mail addresses that such characters surround', () => {
    expect(gatherPeople(['\u202aada@example.org\u202c'])).toEqual(gatherPeople(['ada@example.org']));
    expect(readTitle('The team of ada@\u202eexample.org')).toBe('The team of');
  });
});
