// Every tray of the builder, as axe sees it.
import { expect, it } from 'vitest';
import { PANELS } from '../../site/builder/slots.js';
import { listFindings } from './axe.js';
import { useSite } from './browse.js';
import { openTab } from './builder/drive.js';

const visit = useSite().useVisit('/builder?parts=topper:cap,eyes:cyclops&packs=office,garden&keep=body');

it.each(PANELS.map(({ name }) => name))('has nothing for axe to say on the tab %s', async (name) => {
  const { page } = visit();
  await openTab(page, name);
  expect(await listFindings(page, '.builder')).toEqual([]);
});
