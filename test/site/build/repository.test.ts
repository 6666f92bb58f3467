// The address of the repository has one home, and the manifests agree with it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeRepository, PACKAGES, placeRepository } from '../../../site/build/repository.js';
import { root } from '../../tools/root.js';

const readManifest = (directory: string): string => readFileSync(join(root, directory, 'package.json'), 'utf8');

describe.each(PACKAGES)('the manifest in %s', (directory) => {
  it("has the constant's value: `npm run repository` writes it", () => {
    expect(placeRepository(readManifest(directory), directory)).toBe(readManifest(directory));
  });

  it("has the repository's fields once there is an address, and none before", () => {
    const address = 'https://code.example/navii';
    const placed = placeRepository(readManifest(directory), directory, address);
    const manifest = JSON.parse(placed) as Record<string, unknown>;
    expect(manifest).toMatchObject(describeRepository(directory, address));
    expect(manifest['homepage']).toBe(`${address}#readme`);
    expect(placeRepository(placed, directory, '')).not.toContain(address);
    expect(describeRepository(directory, '')).toEqual({});
  });
});
