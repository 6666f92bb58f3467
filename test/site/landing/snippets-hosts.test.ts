// The addresses in the playground's code are those of the service, also on a host without one.
import { createAvatar } from 'navii';
import { expect, it } from 'vitest';
import { serve, SITE } from '../../server/serve.js';
import { useSite } from '../browse.js';
import { CASES, type Case } from './cases.js';
import { bare, copySnippets, drawTeam, emptyPage, expectShown, readElements, readImages } from './copied-code.js';

const site = useSite('static files');
const [ADA] = CASES as readonly [Case, ...Case[]];

it('begin with the origin of the published site', async () => {
  const { port } = await serve({ siteFolder: SITE });
  const service = `http://127.0.0.1:${port}`;
  const landing = await (await fetch(service)).text();
  const taken = await copySnippets(site, ['html', 'element', 'curl', 'team'], [ADA], (page) =>
    page.route(
      ({ pathname }) => pathname === '/',
      (route) => route.fulfill({ contentType: 'text/html', body: landing }),
    ),
  );
  const codes = [...taken.values()].flatMap(([first]) => first?.code ?? []);
  const { page, show } = await emptyPage(site, service);
  await show(codes.filter((code) => code.startsWith('<')).join('\n'));
  const [avatar, team] = await readImages(page);
  expect(await (await fetch(avatar?.source ?? '')).text()).toBe(createAvatar(ADA.seed));
  expect(await (await fetch(team?.source ?? '')).text()).toBe(drawTeam(ADA));
  await expect.poll(() => readElements(page, 'navii-avatar')).toEqual([expectShown(ADA)]);
  for (const code of codes) expect(new URL(/https?:[^"' ]+/.exec(code)?.[0] ?? '').origin).toBe(service);
});

it("begin with the page's origin when no other is configured", async () => {
  const listed = CASES.filter(({ seed }) => seed === 'Hopper, Grace');
  expect(listed).toHaveLength(1);
  const taken = await copySnippets(site, ['element', 'team'], listed);
  const codes = [...taken.values()].flatMap(([first]) => first?.code ?? []);
  const { page, troubles, show } = await emptyPage(site);
  // Neither of these tabs needs more than files.
  await show(codes.join('\n'));
  await expect.poll(() => readElements(page, 'navii-avatar')).toEqual(listed.map(expectShown));
  const readTeams = async () => (await readElements(page, 'navii-group')).map(({ drawing }) => drawing);
  await expect.poll(readTeams).toEqual(listed.map((state) => bare(drawTeam(state))));
  expect(troubles).toEqual([]);
});
