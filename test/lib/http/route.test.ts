// Tests of the paths of routes.
import { expect, it } from 'vitest';
import { compilePaths } from '../../../lib/http/route.js';

it.each([
  [['/avatar/:seed', '/avatar/:seed.png'], '/avatar /avatar/ /avatar/ada /avatar/a/b.txt', '/avatars /random'],
  [
    ['/avatar/:seed.txt'],
    '/avatar/ada.txt /avatar/a/b.TXT /avatar/ada%2Etxt /avatar/ /avatar',
    '/avatar/ada /avatar/ada.txt.png',
  ],
  [['/@:seed'], '/@ /@ada /%40ada', '/ada'],
])('%j', (paths, own, others) => {
  const pattern = new RegExp(compilePaths({ paths }));
  expect(own.split(' ').filter((path) => !pattern.test(path))).toEqual([]);
  expect(others.split(' ').filter((path) => pattern.test(path))).toEqual([]);
});
