// The address of the repository has one home, from which the manifests and the links of the README are printed.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeRepository, PACKAGES, placeLinks, placeRepository } from '../tools/repository.js';
import { readText } from '../tools/root.js';

describe.each(PACKAGES)('the manifest in %s', (directory) => {
  it("has the repository's fields once there is an address, and none before", () => {
    const address = 'https://code.example/navii';
    const placed = placeRepository(readText(join(directory, 'package.json')), directory, address);
    const manifest = JSON.parse(placed) as Record<string, unknown>;
    expect(manifest).toMatchObject(describeRepository(directory, address));
    expect(manifest['homepage']).toBe(`${address}#readme`);
    expect(placeRepository(placed, directory, '')).not.toContain(address);
    expect(describeRepository(directory, '')).toEqual({});
  });
});

describe('the README', () => {
  it('links the docs in the repository once there is an address, and in the checkout before', () => {
    const placed = placeLinks('[a](site/docs/a.md) [b](LICENSE)', 'https://code.example/navii');
    expect(placed).toBe('[a](https://code.example/navii/blob/HEAD/site/docs/a.md) [b](LICENSE)');
    expect(placeLinks(placed, 'https://other.example/navii')).toBe(placed.replace('code.', 'other.'));
    expect(placeLinks(placed, '')).toBe('[a](site/docs/a.md) [b](LICENSE)');
  });
});
