// The samples for frameworks, built by each one's own plugin and shown in a page of the service.
import { expect, it } from 'vitest';
import { describeChromium } from '../../tools/browsers/chromium.js';
import { useSite } from '../browse.js';
import { bundleFaces, FRAMEWORKS } from '../landing/bundle.js';
import { emptyPage } from '../landing/take.js';
import { listSamples } from './samples.js';

const site = useSite('the service');

it.each(Object.entries(FRAMEWORKS))('the sample for %s shows the user', async (kind, framework) => {
  const [sample] = listSamples(kind);
  if (!sample) throw new Error(`no sample is called ${kind}`);
  const script = await bundleFaces(framework, [sample.code], "{ user: { id: 'ada', name: 'Ada' } }");
  const { page, troubles, show } = await emptyPage(site);
  await show('<body><script type="module" src="/taken.js"></script>', script);
  const element = page.locator('navii-avatar');
  await expect.poll(() => describeChromium(page).countImages('Ada')).toBe(1);
  expect(await element.evaluate((host) => [host.getAttribute('seed'), host.getBoundingClientRect().width])).toEqual([
    'ada',
    48,
  ]);
  expect(troubles).toEqual([]);
});
