// Modules that could not be loaded at first. Firefox, and Chromium up to 150, keep the failure of an address; others forget it.
import { expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { importAgain } from '../../../site/shared/load.js';

it('importAgain loads a module that could not be loaded before, once', async () => {
  const address = `${await commands.openModules()}/late.js`;
  await expect(importAgain(address)).rejects.toThrow();
  const module = await importAgain(address);
  expect(module).toHaveProperty('address', '/late.js?1');
  expect(await importAgain(address)).toBe(module);
});
