// The two promises, held against what was promised: the same tests run in Node and in Chromium.
import { describe, expect, test } from 'vitest';
import { createAvatar, renderGroup, selectAvatar, type AvatarOptions } from '../../lib/index.js';
import specs from '../golden/specs.json' with { type: 'json' };
import avatars from '../golden/svg/avatars.json' with { type: 'json' };
import groups from '../golden/svg/groups.json' with { type: 'json' };

/** Tests that every engine of JavaScript must pass. */
export function holdGoldens(): void {
  describe('a seed keeps its mascot until a major release', () => {
    test.each(specs)('$seed', ({ seed, spec }) => {
      expect(selectAvatar(seed)).toEqual(spec);
    });
  });

  describe('bytes change only with the version', () => {
    test.each(avatars)('$seed', ({ seed, options, svg }) => {
      expect(createAvatar(seed, options as AvatarOptions)).toBe(svg);
    });
    test.each(groups)('group $options', ({ seeds, options, svg }) => {
      expect(renderGroup(seeds, options)).toBe(svg);
    });
  });
}
