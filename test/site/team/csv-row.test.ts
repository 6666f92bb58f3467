// The table of the archive: names come from links, and a spreadsheet must not run them as formulas.
import { expect, it } from 'vitest';
import { writeRow } from '../../../site/team/zip.js';

it.each([
  ['=HYPERLINK("http://example.org","Ada")', `"'=HYPERLINK(""http://example.org"",""Ada"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@ada', "'@ada"],
  ['\tAda', "'\tAda"],
  ['\rAda', `"'\rAda"`],
  ['Ada', 'Ada'],
  ['a=b', 'a=b'],
  ['Hopper, Grace', '"Hopper, Grace"'],
])('%j', (name, cell) => {
  expect(writeRow([name, 'x'])).toBe(`${cell},x\r\n`);
});
