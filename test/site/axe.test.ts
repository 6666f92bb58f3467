// Every page, and every tray of the builder, as axe sees it.
import { describe, expect, it } from 'vitest';
import { PANELS } from '../../site/builder/slots.js';
import { listFindings } from './axe.js';
import { HOSTS, PAGES, useSite } from './browse.js';

describe.each(HOSTS)('on %s', (host) => {
  const site = useSite(host);

  describe.each([390, 1440])('%i px wide', (width) => {
    it.each(PAGES.concat('/nobody-here'))('%s has nothing for axe to say in either theme', async (path) => {
      const { page } = await site.visit(path, { viewport: { width, height: 900 } });
      expect(await listFindings(page)).toEqual([]);
    });
  });
});

describe('the builder', () => {
  const site = useSite('static files');

  it.each(PANELS.map(({ id }) => id))('has nothing for axe to say on the tab %s', async (tab) => {
    const { page } = await site.visit(`/builder?tab=${tab}&topper=top-hat&eyes=cyclops&packs=office,garden&keep=body`);
    expect(await listFindings(page, '.workshop')).toEqual([]);
  });
});
