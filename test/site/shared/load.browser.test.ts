// Modules that could not be loaded at first. Firefox, and Chromium up to 150, keep the failure of an address; others forget it.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { importAgain, load } from '../../../site/shared/load.js';

const findToast = () => document.querySelector('.unloaded');

afterEach(() => findToast()?.remove());

describe('importAgain', () => {
  it('loads a module that could not be loaded before, once', async () => {
    const address = `${await commands.openModules()}/late.js`;
    await expect(importAgain(address)).rejects.toThrow();
    const module = await importAgain(address);
    expect(module).toHaveProperty('address', '/late.js?1');
    expect(await importAgain(address)).toBe(module);
  });
});

describe('load', () => {
  it('reads again after a failure, and not after a success', async () => {
    const read = vi.fn(async () => 'module');
    read.mockRejectedValueOnce(new Error('gone'));
    const wait = load(read);
    expect([await wait(), await wait()]).toEqual(['module', 'module']);
    expect(read).toHaveBeenCalledTimes(2);
    expect(findToast()).toBeNull();
  });

  it('offers to reload if the browser keeps the failure', async () => {
    const wait = load(() => Promise.reject(new Error('gone')));
    await expect(wait()).rejects.toThrow('This could not be loaded.');
    expect(findToast()?.querySelector('button')?.textContent).toBe('Reload');
  });
});
