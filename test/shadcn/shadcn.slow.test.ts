// Tests of the registry with the command `shadcn`: it adds the items of a running service to a project of Vite and to one of Next,
// which are built and opened.
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAvatar } from 'navii';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Program } from '../child.js';
import { environment, installTools, npm, packPackage, run } from '../packed.js';
import { closePage, collectTroubles, openPage } from '../page.js';
import { listFindings } from '../site/axe.js';
import { findPort } from '../tools/free-port.js';
import { readText, root } from '../tools/root.js';
import { startService, type Service } from '../tools/service.js';

const here = join(root, 'test/shadcn');
const ITEMS = ['avatar', 'avatar-group', 'team-status', 'profile-form'];
const QUIET = { CI: '1', NEXT_TELEMETRY_DISABLED: '1' };

let folder = '';
let tools = '';
let tarball = '';
let service: Service;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navii-shadcn-'));
  tools = await installTools(here, folder, process.env['SHADCN_TOOLS']);
  tarball = await packPackage(folder);
  service = await startService();
}, 600_000);

afterAll(async () => {
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command in a project. */
const shadcn = (project: string, ...args: readonly string[]) =>
  run(process.execPath, [join(tools, 'node_modules/shadcn/dist/index.js'), ...args], join(tools, project), QUIET);

/** Copies a project beside the tools. The command takes a package that a project has as it is: this build, not that of a registry. */
async function openProject(name: string, source: string): Promise<void> {
  const project = join(tools, name);
  await rm(project, { recursive: true, force: true });
  await cp(join(here, name), project, { recursive: true });
  for (const shared of [join(here, 'shared'), join(root, 'test/examples/shadcn')]) {
    await cp(shared, join(project, source, 'shared'), { recursive: true });
  }
  await npm(['install', tarball], project);
}

/** Opens the page of a server, and waits for its elements. */
async function visit(origin: string) {
  const page = await openPage();
  onTestFinished(() => closePage(page, origin));
  const troubles = collectTroubles(page);
  await page.goto(origin);
  await page.locator('navii-picker [part=preview] svg').waitFor();
  return { page, troubles };
}

/** Returns the content of a drawing, as the browser serializes it. */
const draw = (page: Page, svg: string): Promise<string> =>
  page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelector('svg')?.innerHTML ?? '',
    svg,
  );

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const valueOf = (page: Page) => page.locator('navii-picker').evaluate((picker) => (picker as HTMLInputElement).value);

const PROJECTS = [
  // A style on Radix; by the addresses of the items.
  { name: 'vite', source: 'src', add: () => ITEMS.map((item) => `http://127.0.0.1:${service.port}/r/${item}.json`) },
  // A style on Base UI; by their names, with the registry in `components.json`.
  { name: 'next', source: '', add: () => ITEMS.map((item) => `@navii/${item}`) },
] as const;

describe.each(PROJECTS)('$name', ({ name, source, add }) => {
  let server: Program | undefined;
  let origin = '';

  beforeAll(async () => {
    await openProject(name, source);
    if (name === 'next') await shadcn(name, 'registry', 'add', `@navii=http://127.0.0.1:${service.port}/r/{name}.json`);
    await shadcn(name, 'add', ...add(), '--yes');
    await run('npm', ['run', 'build'], join(tools, name), QUIET);
    const port = String(await findPort());
    origin = `http://127.0.0.1:${port}`;
    const options = { cwd: join(tools, name), env: environment({ ...QUIET, PORT: port }), detached: true };
    server = new Program('npm', ['run', 'start'], options);
    await server.wait(async () => (await fetch(origin)).ok);
  }, 600_000);

  afterAll(() => server?.close('SIGTERM'));

  it('has the files of the items, and the packages that they name', () => {
    const { dependencies } = JSON.parse(readFileSync(join(tools, name, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(['cn', 'navii']);
    for (const file of ['ui/navii-avatar', 'ui/navii-avatar-image', 'ui/navii-avatar-group', 'navii-team-status']) {
      const added = readFileSync(join(tools, name, source, 'components', `${file}.tsx`), 'utf8');
      // Without server components the command removes the directive.
      expect(added.replace(/^'use client';\n+/, '')).toBe(
        readText(`site/registry/${file.replace('ui/', '')}.tsx`).replace(/^'use client';\n+/, ''),
      );
    }
    const engine = 'dist/cdn/engine.js';
    expect(readFileSync(join(tools, name, 'node_modules/navii', engine), 'utf8')).toBe(readText(engine));
  });

  it('draws mascots of 40 px, and shows a photo in place of one', async () => {
    const { page, troubles } = await visit(origin);
    for (const seed of ['Ada', 'Alan']) {
      const avatar = page.locator('[data-slot=avatar]:not(li *)', { has: page.locator(`svg[aria-label=${seed}]`) });
      expect(await avatar.locator('svg').innerHTML()).toBe(await draw(page, createAvatar(seed)));
    }
    await expect.poll(() => page.locator('svg[aria-label=Grace]:not(li *)').isVisible()).toBe(false);
    for (const face of ['[data-slot=avatar]:not(li *)', 'svg[aria-label=Edsger]:not(li *)', 'navii-avatar']) {
      for (const each of await page.locator(face).all()) {
        expect(await each.boundingBox(), face).toMatchObject({ width: 40, height: 40 });
      }
    }
    expect(await page.locator('navii-avatar svg').innerHTML()).toBe(await draw(page, createAvatar('Katherine')));
    expect(troubles).toEqual([]);
  });

  it('has names for all who are shown', async () => {
    const { page } = await visit(origin);
    const images = await page.getByRole('region', { name: 'Team' }).getByRole('img').all();
    const names = images.map(async (image) => (await image.getAttribute('aria-label')) ?? image.getAttribute('alt'));
    const four = ['Ada', 'Grace', 'Alan', 'Edsger'];
    expect(await Promise.all(names)).toEqual([...four, ...four]);
    expect(await page.getByRole('list', { name: 'Reviewers' }).textContent()).toBe('+2 more');
    expect(await page.getByRole('region', { name: 'Agents' }).getByRole('status').textContent()).toBe(
      '1 waiting for you',
    );
  });

  it('saves the avatar that a user chooses', async () => {
    const { page, troubles } = await visit(origin);
    expect(await valueOf(page)).toBe('');
    await page.getByRole('button', { name: 'Another one' }).click();
    await save(page);
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await valueOf(page)).toBe('variant=1');
    await page.reload();
    await expect.poll(() => valueOf(page)).toBe('variant=1');
    expect(troubles).toEqual([]);
  });

  it('has no faults for axe, light and dark, and fits a phone', async () => {
    const { page } = await visit(origin);
    expect(await listFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it.runIf(name === 'next')('draws on the server alone where nobody chooses', async () => {
    const html = await (await fetch(`${origin}/team`)).text();
    expect(html).toContain(createAvatar('Ada').replace(/^<svg[^>]*>/, ''));
    const sources = Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, path = '']) => path);
    expect(sources).not.toEqual([]);
    for (const path of sources) expect(await (await fetch(new URL(path, origin))).text()).not.toContain('navii');
  });
});
