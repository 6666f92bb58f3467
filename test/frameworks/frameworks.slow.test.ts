// Tests of the packed package in a project of each framework, built and served as in production; and of the samples of the docs.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forceStrictPolicy } from './policy.js';
import { closeWorkshop, FRAMEWORKS, openWorkshop, runScript, serve, type Served, type Workshop } from './projects.js';
import { describeSamples } from './samples.js';
import { ARRAY, describePage, describeRest, type ExpectedPage } from './shared/expected.js';
import { FIRST, SECOND } from './shared/team.js';
import { expectNamed, expectShown, readCopies, readDrawn, readRecords, readWithoutScripts, visit } from './visit.js';

let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop();
}, 900_000);

afterAll(() => closeWorkshop(workshop));

const attributesOf = (page: ExpectedPage): object =>
  Object.fromEntries(Object.entries(page).map(([id, { attributes }]) => [id, { id, ...attributes }]));

const copiesOf = (page: ExpectedPage): object[] => {
  const once = Object.entries(page).map(([id, { svg }]) => ({ id, svg }));
  return [...once, ...once];
};

describe.each(FRAMEWORKS.map((framework) => [framework.name, framework] as const))('%s', (_, framework) => {
  let served: Served;

  beforeAll(async () => {
    await runScript(workshop, framework, 'build');
    served = await serve(workshop, framework);
  }, 600_000);

  afterAll(() => served?.close());

  it('server-rendered', async () => {
    const html = await (await fetch(served.origin)).text();
    expect(html).not.toContain('[object ');
    expect(await readWithoutScripts(served.origin)).toEqual(attributesOf(describePage(FIRST)));
  });

  it('hydrated', async () => {
    const { page, troubles } = await visit(served.origin);
    await expectShown(page, describePage(FIRST));
    await expectNamed(page, describePage(FIRST));
    // The elements of the server's HTML are still the elements of the page.
    expect(await readRecords(page)).toEqual({ gone: [], refused: [] });
    expect(troubles).toEqual([]);
  });

  it('updated', async () => {
    const { page, troubles } = await visit(served.origin);
    await page.getByRole('button', { name: 'Change' }).click();
    await expectShown(page, describePage(SECOND));
    await expectNamed(page, describePage(SECOND));
    expect(troubles).toEqual([]);
  });

  it('removed', async () => {
    const { page, troubles } = await visit(served.origin);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expectShown(page, describeRest(FIRST));
    await page.getByRole('button', { name: 'Change' }).click();
    await expectShown(page, describeRest(SECOND));
    expect(troubles).toEqual([]);
  });

  it('cloned', async () => {
    const { page, troubles } = await visit(served.origin);
    await expectShown(page, describePage(FIRST));
    expect(await readCopies(page)).toEqual(copiesOf(describePage(FIRST)));
    await page.getByRole('button', { name: 'Change' }).click();
    await expectShown(page, describePage(SECOND));
    expect(await readCopies(page)).toEqual(copiesOf(describePage(SECOND)));
    expect(troubles).toEqual([]);
  });

  it('in strict CSP', async () => {
    const { origin } = served;
    const { page, troubles } = await visit(origin, (fresh) => forceStrictPolicy(fresh, origin, framework.needs));
    await expectShown(page, describePage(FIRST));
    await page.getByRole('button', { name: 'Change' }).click();
    await expectShown(page, describePage(SECOND));
    await page.getByRole('button', { name: 'Remove' }).click();
    await expectShown(page, describeRest(SECOND));
    expect((await readRecords(page)).refused).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it.runIf(framework.folder === 'next')('drawn by the server alone', async () => {
    const address = `${served.origin}/drawn`;
    const { found, wanted } = await readDrawn(address, [
      describePage(FIRST)['constant-avatar']?.svg ?? '',
      ARRAY.svg ?? '',
    ]);
    expect(found).toEqual(wanted);
    const html = await (await fetch(address)).text();
    const sources = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source);
    expect(sources).not.toEqual([]);
    for (const source of sources) {
      const script = await (await fetch(new URL(source, address))).text();
      expect(script).not.toContain('navii');
    }
  });

  it.runIf(framework.folder === 'sveltekit')('with a picker, and typed', async () => {
    await runScript(workshop, framework, 'check');
    const { page, troubles } = await visit(`${served.origin}/picker`);
    expect(await page.locator('output').textContent()).toBe('variant=3');
    await page.getByRole('button', { name: 'Another one' }).click();
    await expect.poll(() => page.locator('output').textContent()).toBe('variant=4');
    expect(troubles).toEqual([]);
  });

  it('in jsdom', async () => {
    await runScript(workshop, framework, 'test');
  });
});

describe('the samples of the docs', () => describeSamples(() => workshop));
