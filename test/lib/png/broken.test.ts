// Tests of a crash of the rasterizer: the promise rejects with the error of the crash, not with the error of freeing its memory.
import { expect, it, vi } from 'vitest';
import { createToPng } from '../../../lib/png/to-png.js';

vi.mock('@resvg/resvg-wasm', () => {
  const refuse = (): never => {
    throw new Error('recursive use of an object detected');
  };
  class Resvg {
    readonly width = 1;
    readonly height = 1;
    readonly free = refuse;
    render(): never {
      throw new WebAssembly.RuntimeError('unreachable');
    }
  }
  return { initWasm: () => Promise.resolve(), Resvg };
});

it('rejects with the error of the crash', async () => {
  const toPng = createToPng({ deflate: (bytes) => bytes, findBinary: () => '' });
  await expect(toPng('<svg/>')).rejects.toThrow(new WebAssembly.RuntimeError('unreachable'));
});
