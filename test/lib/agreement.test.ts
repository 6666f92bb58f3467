// Tests of the two renderers: resvg (a PNG) and Chromium (a page) draw the same picture.
import { decode } from 'fast-png';
import { expect, onTestFinished, test } from 'vitest';
import { createAvatar, listPacks, SHAPES } from '../../lib/index.js';
import { toPng } from '../../lib/png/node.js';
import { openPage } from '../page.js';
import { layOut } from '../tools/raster.js';

const COUNT = 60;
const LOOK = { columns: 10, cell: 96, paper: '#ffffff', resize: false };

/** Largest difference of a channel, of 0 to 255. Smoothed edges differ by less; a missing shape differs by more. */
const VISIBLE = 48;

async function screenshot(svg: string): Promise<Uint8Array> {
  const page = await openPage({ viewport: { width: 1100, height: 700 } });
  onTestFinished(() => page.close());
  await page.setContent(`<body style="margin:0">${svg}`);
  return await page.locator('body > svg').screenshot();
}

test('of 60 avatars, packs among them, at most one pixel in a hundred differs visibly', async () => {
  const svgs = Array.from({ length: COUNT }, (_, i) =>
    createAvatar(`user-${i}`, {
      size: LOOK.cell,
      packs: i < 40 ? '' : listPacks()[i % listPacks().length]?.id,
      shape: SHAPES[i % SHAPES.length],
    }),
  );
  const sheet = layOut(svgs, LOOK);
  const [ours, theirs] = [decode(await toPng(sheet)), decode(await screenshot(sheet))];
  expect([theirs.width, theirs.height]).toEqual([ours.width, ours.height]);
  let differing = 0;
  for (let pixel = 0; pixel < ours.width * ours.height; pixel++) {
    const distance = (channel: number) =>
      Math.abs(ours.data[pixel * ours.channels + channel]! - theirs.data[pixel * theirs.channels + channel]!);
    if (Math.max(distance(0), distance(1), distance(2)) > VISIBLE) differing++;
  }
  expect(differing / (ours.width * ours.height)).toBeLessThan(0.01);
});
