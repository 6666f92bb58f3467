// The seeds of a pasted column: how tables are read, and how repeated rows are counted.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFromEmail } from '../../../lib/index.js';
import { gatherRows, MAX_COMPARED, readTable } from '../../../site/twins/rows.js';

async function read(text: string, column?: number) {
  const table = await readTable(text);
  const rows = gatherRows(table, column ?? table.best);
  return { ...table, ...rows, labels: rows.compared.map(({ label }) => label) };
}

describe('a text', () => {
  it('is one seed a line, and commas are no columns where lines have different numbers of them', async () => {
    const { titles, labels, empty } = await read('\ufeffada\r\n Grace, PhD \r\n\r\nJoan\r\n\r\n');
    expect({ titles, labels, empty }).toEqual({ titles: [], labels: ['ada', 'Grace, PhD', 'Joan'], empty: 1 });
  });

  it('is a list where one line has commas', async () => {
    expect((await read('ada, grace; joan')).labels).toEqual(['ada', 'grace; joan']);
  });

  it.each([
    ['name;id;email\nAda;1;a@x.org\nGrace;2;b@x.org', 1, ['1', '2']],
    ['Full name,E-mail Address\nAda,a@x.org\nGrace,b@x.org', 1, ['a@x.org', 'b@x.org']],
    ['city\tdisplay_name\nKiel\tAda', 1, ['Ada']],
    ['user_id\n7\n8', 0, ['7', '8']],
    ['7\tAda\n8\tGrace', 0, ['7', '8']],
  ])('as the table %j has its best column at %d', async (text, best, labels) => {
    const found = await read(text);
    expect(found.best).toBe(best);
    expect(found.labels).toEqual(labels);
  });

  it('has as many rows as lines, with any texts without separators', () => {
    const line = fc.stringMatching(/^[a-z0-9 éß-]{1,12}$/).filter((text) => text.trim() !== '');
    return fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 40 }), async (lines) => {
        fc.pre(!/^(?:seed|id|uuid|guid|uid|email|mail|login|user|name)$/.test((lines[0] ?? '').trim()));
        const { different, repeated, labels } = await read(lines.join('\n'));
        expect(labels).toEqual([...new Set(lines.map((text) => text.trim()))]);
        expect(different + repeated).toBe(lines.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the rows', () => {
  it('count repeated texts, and those that differ only in case or in Unicode form', async () => {
    const { different, repeated, most, alike } = await read('ada\nAda\nada\nZo\u0065\u0301\nZo\u00e9\nada');
    expect({ different, repeated, most }).toEqual({ different: 4, repeated: 2, most: { label: 'ada', count: 3 } });
    expect(alike).toEqual([
      ['ada', 'Ada'],
      ['Zo\u0065\u0301', 'Zo\u00e9'],
    ]);
  });

  it('hash e-mail addresses, of which two spellings are one seed', async () => {
    const { compared, repeated, alike } = await read('Ada@Example.org\nada@example.org');
    expect(compared).toEqual([{ seed: seedFromEmail('ada@example.org'), label: 'Ada@Example.org' }]);
    expect([repeated, alike]).toEqual([1, []]);
  });

  it('are compared up to a maximum', async () => {
    const { compared, different } = await read(Array.from({ length: MAX_COMPARED + 5 }, (_, i) => `n${i}`).join('\n'));
    expect([compared.length, different]).toEqual([MAX_COMPARED, MAX_COMPARED + 5]);
  });
});
