// Tests of `setDefaults` with a pack that is fetched: elements wait for it as for one of their own.
import { expect, it, vi } from 'vitest';
import { addLoaders, setDefaults } from '../../../components/packs/resources.js';
import { createAvatar, createEngine } from '../../../lib/index.js';
import { fjord } from '../../examples/brand/brand.js';
import { mount, serialize, settle } from '../mount.js';

it('fetches the packs of the defaults, once, and draws when they are here', async () => {
  const load = vi.fn(async () => ({ fjord }));
  addLoaders({ packs: { fjord: load } });
  setDefaults({ packs: 'fjord' });
  const markup = '<navii-avatar seed="ada"></navii-avatar><navii-avatar seed="ada" packs="none"></navii-avatar>';
  const avatar = await mount('navii-avatar', markup);
  const bare = avatar.nextElementSibling as Element;
  await vi.waitFor(async () => {
    await settle();
    expect(serialize(avatar)).toBe(createEngine({ packs: [fjord] }).createAvatar('ada', { packs: 'fjord' }));
  });
  expect(serialize(bare)).toBe(createAvatar('ada'));
  expect(load).toHaveBeenCalledTimes(1);
});
