// Loading a module late, in browsers that keep a failed `import()` and answer from it, and in those that ask again. Both are given by the
// function that imports, because a browser is only one of them, and the next version may be the other.
import { afterEach, expect, it } from 'vitest';
import { load } from '../../../site/shared/load.js';

const toastOf = () => document.querySelector('[role=alert]');

afterEach(() => toastOf()?.remove());

it('gives a module that could be loaded', async () => {
  const read = load(async () => 'module');
  expect(await read()).toBe('module');
  expect(toastOf()).toBeNull();
});

it('asks again where a browser asks again', async () => {
  let asked = 0;
  const read = load(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('no network');
    return 'module';
  });
  expect(await read()).toBe('module');
  expect([asked, toastOf()]).toEqual([2, null]);
});

it('offers to reload where a browser keeps the failure', async () => {
  const failed = Promise.reject<never>(new TypeError('no network'));
  const read = load(() => failed);
  for (const _time of [1, 2]) {
    await expect(read()).rejects.toThrow('This could not be loaded. Reload the page.');
    expect(toastOf()?.querySelector('button')?.textContent).toBe('Reload');
    toastOf()?.remove();
  }
});
