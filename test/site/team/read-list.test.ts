// The formats that people paste: lists, mail addresses, and exports of programs.
import fc from 'fast-check';
import { seedFromEmail } from 'navii';
import { describe, expect, it } from 'vitest';
import { gatherPeople, MAX_PEOPLE } from '../../../lib/pages/team.js';
import { readTeam, writeLine } from '../../../site/team/list.js';

async function labelsOf(text: string): Promise<string[]> {
  const { people } = await readTeam(text);
  return people.map(({ label }) => label);
}

const NAMES = ['Ada Lovelace', 'Grace Hopper', 'Zoë Müller'];

const EXCEL_GERMAN =
  '\ufeffNr;Name;Eintritt\r\n1;Ada Lovelace;10.12.1815\r\n2;Grace Hopper;09.12.1906\r\n3;Zoë Müller;\r\n';
const GOOGLE_SHEETS = 'Team,Full name,Start\nA,Ada Lovelace,2021-01-04\nB,"Grace Hopper",2021-02-01\nB,Zoë Müller,\n';
const GOOGLE_WORKSPACE =
  'First Name [Required],Last Name [Required],Email Address [Required]\r\n' +
  'Ada,Lovelace,ada@example.org\r\nGrace,Hopper,grace@example.org\r\nZoë,Müller,zoe@example.org\r\n';
const SLACK =
  'username,email,status,billing-active,has-2fa,has-sso,userid,fullname,displayname,expiration-timestamp\n' +
  'ada,ada@example.org,Admin,1,1,0,U01,Ada Lovelace,ada,\n' +
  'grace,grace@example.org,Member,1,1,0,U02,Grace Hopper,amazing,\n' +
  'zoe,zoe@example.org,Member,1,0,0,U03,Zoë Müller,zoe,\n';
const COPIED_CELLS = '1\tAda Lovelace\tLondon\n2\tGrace Hopper\tNew York\n3\tZoë Müller\tKöln';
const MAIL_PROGRAM = '"Ada Lovelace" <ada@example.org>, Grace Hopper <grace@example.org>; Zoë Müller <zoe@example.org>';

describe('a list', () => {
  it.each([
    ['one per line', NAMES.join('\n')],
    ['with the line ends of Windows, blanks and spaces', `\r\n ${NAMES.join('\r\n\r\n ')}\r\n`],
    ['between commas', NAMES.join(', ')],
    ['between semicolons', NAMES.join(';')],
    ['with a title', `Name\n${NAMES.join('\n')}`],
    ['of Excel, in German', EXCEL_GERMAN],
    ['of Google Sheets', GOOGLE_SHEETS],
    ['of Google Workspace', GOOGLE_WORKSPACE],
    ['of Slack', SLACK],
    ['of cells that were copied', COPIED_CELLS],
  ])('%s', async (_, text) => {
    expect(await labelsOf(text)).toEqual(NAMES);
  });

  it('of a mail program gives names, and no address', async () => {
    const { people } = await readTeam(MAIL_PROGRAM.replace(';', ','));
    expect(people.map(({ seed }) => seed)).toEqual(NAMES);
  });

  it('says which column of a table it used', async () => {
    expect((await readTeam(SLACK)).column).toBe('fullname');
    expect((await readTeam(GOOGLE_WORKSPACE)).column).toBe('First Name [Required] and Last Name [Required]');
    expect((await readTeam(COPIED_CELLS)).column).toBe('2');
    expect((await readTeam(NAMES.join('\n'))).column).toBeUndefined();
  });

  it('keeps a comma within quotation marks', async () => {
    const names = ['Hopper, Grace', 'Ada "the first" Lovelace', 'Alan'];
    expect(await labelsOf(names.map(writeLine).join('\n'))).toEqual(names);
    expect(await labelsOf('name,role\n"Hopper, Grace",admiral')).toEqual(['Hopper, Grace']);
  });

  it('can be read when a quotation mark has no pair', async () => {
    expect(await labelsOf('Ada\n"Grace\nAlan')).toHaveLength(3);
  });
});

describe('e-mail addresses', () => {
  it('are hashed, with the part before the @ as the name', async () => {
    const { people } = await readTeam('ada@example.org\nGrace@Example.org');
    expect(people).toEqual([
      { seed: seedFromEmail('ada@example.org'), label: 'ada' },
      { seed: seedFromEmail('grace@example.org'), label: 'Grace' },
    ]);
  });

  it('are the column of a table without names', async () => {
    const { people, column } = await readTeam('id,e-mail\n1,ada@example.org\n2,grace@example.org');
    expect(column).toBe('e-mail');
    expect(people.map(({ label }) => label)).toEqual(['ada', 'grace']);
  });
});

describe('the text that mail programs copy', () => {
  it.each([
    ['Outlook', 'Lovelace, Ada <ada@example.org>; Hopper, Grace <grace@example.org>; Zoë Müller <zoe@example.org>'],
    ['Gmail', '"Lovelace, Ada" <ada@example.org>, Grace Hopper <grace@example.org>, "Müller, Zoë" <zoe@example.org>'],
    ['Apple Mail', MAIL_PROGRAM.replace(';', ',')],
    ['one without quotes', 'Lovelace, Ada <a@x.org>, Hopper, Grace <g@x.org>, Müller, Zoë <z@x.org>'],
    ['one per line', 'Lovelace, Ada <ada@example.org>\nHopper, Grace <grace@example.org>\n"Müller, Zoë" <z@x.org>'],
    ['with a name without an address', 'Ada Lovelace <ada@example.org>, Grace Hopper; Zoë Müller <z@x.org>'],
  ])('is people: %s', async (_, text) => {
    expect((await readTeam(text)).people).toEqual(NAMES.map((name) => ({ seed: name, label: name })));
  });

  it('is people, also those without a name', async () => {
    const { people } = await readTeam('alan@example.org, Ada <ada@example.org>, <grace@example.org>, "" <zoe@x.org>');
    expect(people.map(({ label }) => label)).toEqual(['alan', 'Ada', 'grace', 'zoe']);
    expect(people[2]?.seed).toBe(seedFromEmail('grace@example.org'));
  });
});

describe('an e-mail address is never kept', () => {
  it.each([
    ['Ada (ada@example.org)', 'Ada'],
    ['Ada Lovelace ada@example.org', 'Ada Lovelace'],
    ['ada@example.org Ada Lovelace', 'Ada Lovelace'],
    ['Ada Lovelace - ada@example.org', 'Ada Lovelace'],
    ['Ada [mailto:ada@example.org]', 'Ada'],
    ['"Ada" ada@example.org', 'Ada'],
    ['Ada/ada@example.org', seedFromEmail('Ada/ada@example.org')],
    ['ada@[127.0.0.1]', seedFromEmail('ada@[127.0.0.1]')],
    ['<ada@example.org>', seedFromEmail('ada@example.org')],
    ["'ada@example.org'", seedFromEmail('ada@example.org')],
    ['ada@example.org ada@example.net', seedFromEmail('ada@example.org')],
    [`${'a'.repeat(120)}@example.org`, seedFromEmail(`${'a'.repeat(120)}@example.org`)],
    [`Ada ${'a'.repeat(120)}@example.org`, 'Ada'],
    ['@ada.lovelace', '@ada.lovelace'],
    ['Ada @ Home', 'Ada @ Home'],
  ])('%s', async (text, seed) => {
    expect((await readTeam(text)).people.map((person) => person.seed)).toEqual([seed]);
    expect(gatherPeople([text]).people.map((person) => person.seed)).toEqual([seed]);
  });

  it('in any surroundings', async () => {
    const texts = fc.array(fc.constantFrom(...'aé@.,;:<>()[]{}"\'“ \t\n-|/'.split(''), 'ada@example.org', 'mailto:'));
    await fc.assert(
      fc.asyncProperty(texts, async (signs) => {
        for (const { seed, label } of (await readTeam(signs.join(''))).people) {
          expect(seed).not.toMatch(/\S+@\S+\.\S+/);
          expect(label).not.toMatch(/\S+@\S+\.\S+/);
        }
      }),
    );
  });
});

describe('a last name, a comma and a first name on each line', () => {
  it('are one name, and the page is notified', async () => {
    const { people, isTurned, column } = await readTeam('Lovelace, Ada\nHopper, Grace Brewster\nvan Rossum, Guido\n');
    expect(people.map(({ label }) => label)).toEqual(['Ada Lovelace', 'Grace Brewster Hopper', 'Guido van Rossum']);
    expect([isTurned, column]).toEqual([true, undefined]);
  });

  it.each(['Ada,London\nGrace,New York', 'Ada Lovelace, London\nGrace Hopper, New York', 'Ada, 36\nGrace, 85'])(
    'is not assumed for a table: %j',
    async (text) => {
      const { people, isTurned, column } = await readTeam(text);
      expect(people.map(({ label }) => label.split(' ')[0])).toEqual(['Ada', 'Grace']);
      expect([isTurned, column]).toEqual([undefined, '1']);
    },
  );
});

describe('the skipped entries', () => {
  it('report duplicate names', async () => {
    const { people, duplicates, dropped } = await readTeam('Ada\nGrace\n Ada \nZoe\u0308\nZo\u00eb');
    expect([people.length, duplicates, dropped]).toEqual([3, 2, 0]);
  });

  it('report the people over the limit', async () => {
    const text = Array.from({ length: MAX_PEOPLE + 20 }, (_, i) => `user-${i}`).join('\n');
    const { people, dropped } = await readTeam(text);
    expect([people.length, dropped]).toEqual([MAX_PEOPLE, 20]);
  });

  it('are empty for an empty text', async () => {
    expect(await readTeam(' \n\n, ,')).toEqual({ people: [], duplicates: 0, dropped: 0 });
  });
});
