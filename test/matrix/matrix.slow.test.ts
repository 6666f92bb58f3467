// Tests of the packed package in every bundler and every runtime: it draws the same bytes everywhere.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askOver, CASES, expectAlike, nameCase } from '../lib/http/cases.js';
import { OWN_ANSWERS } from '../lib/http/differences.js';
import { run } from '../packed.js';
import { useService } from '../server/serve.js';
import { root } from '../tools/root.js';
import { BUNDLERS, copyBinary, findProgram } from './bundlers.js';
import { DIGESTS, hashPngs, UUID } from './expected.js';
import { HOSTS, type Server } from './hosts.js';
import { runJest } from './jest.js';
import { closeLab, openLab, type Lab } from './lab.js';
import { drawElements, readReport, writeBarePages } from './pages.js';
import { RUNTIMES, runInQuickJs } from './runtimes.js';
import { checkTypes, createProjects, PROJECTS } from './types.js';

const service = useService();

let lab: Lab;
let pngs: readonly string[];

beforeAll(async () => {
  [lab, pngs] = await Promise.all([openLab(), hashPngs()]);
}, 600_000);

afterAll(() => closeLab(lab));

/** The expected report of the engine. */
const ENGINE = { ...DIGESTS, random: expect.stringMatching(UUID) };

const parse = (text: string): unknown => JSON.parse(text);

describe.each(BUNDLERS)('bundled by $name', ({ name, findsBinary, bundle }) => {
  let out: string;

  beforeAll(async () => {
    out = join(lab.app, 'out', name.replaceAll(' ', '-'));
    // Vitest sets `test`, which Vite takes for development.
    vi.stubEnv('NODE_ENV', 'production');
    await bundle(lab, out).finally(() => vi.unstubAllEnvs());
  });

  it('navii draws the same in Node', async () => {
    const said = await run(process.execPath, [await findProgram(out, 'engine')], out);
    expect(parse(said)).toEqual(ENGINE);
  });

  it('navii/core draws the same in Node with one pack', async () => {
    const said = await run(process.execPath, [await findProgram(out, 'core')], out);
    expect(parse(said)).toEqual({ neon: DIGESTS.neon });
  });

  it('both draw the same in Chromium', async () => {
    expect(await readReport(out, 'engine.html')).toMatchObject(DIGESTS);
    expect(await readReport(out, 'core.html')).toEqual({ neon: DIGESTS.neon });
  });

  it('navii/define/core fetches one chunk for each pack', async () => {
    expect(await drawElements(out, 'define.html')).toBeGreaterThanOrEqual(12);
  });

  it('navii/png draws the same PNGs as Node', async () => {
    if (!findsBinary) await copyBinary(lab, out);
    const globals = findsBinary ? {} : { wasm: '/index_bg.wasm' };
    expect(await readReport(out, 'png.html', globals)).toEqual({ png: pngs });
  });
});

describe.each(RUNTIMES)('in $name', ({ run: start }) => {
  it('import draws the same, without any permission', async () => {
    expect(parse(await start(lab, 'engine.js'))).toEqual(ENGINE);
    expect(parse(await start(lab, 'core.js'))).toEqual({ neon: DIGESTS.neon });
  });

  it('require draws the same', async () => {
    expect(parse(await start(lab, 'required.cjs', true))).toEqual(ENGINE);
  });

  it('navii/png draws the same PNGs', async () => {
    expect(parse(await start(lab, 'png.js', true))).toEqual({ png: pngs });
  });
});

describe.each(HOSTS)('the handler of navii/fetch in $name', ({ name, start }) => {
  const own = OWN_ANSWERS.get(name) ?? [];
  let server: Server;
  let passed = 0;

  beforeAll(async () => {
    server = await start(lab);
  });

  afterAll(async () => {
    await server.close();
    process.stdout.write(`navii/fetch in ${name}: ${passed} of ${CASES.length} cases as the service\n`);
    for (const { because } of own) process.stdout.write(`  ${because}\n`);
  });

  it.each(CASES.map((asked) => [nameCase(asked), asked] as const))(
    'responds like the service: %s',
    async (_, asked) => {
      await expectAlike(askOver(service), askOver(server), asked, own);
      passed += 1;
    },
  );
});

it('QuickJS draws the same', async () => {
  expect(await runInQuickJs(lab, 'engine.js')).toEqual(ENGINE);
  expect(await runInQuickJs(lab, 'core.js')).toEqual({ neon: DIGESTS.neon });
});

describe('in Chromium with an import map and no bundler', () => {
  beforeAll(() => writeBarePages(lab.app));

  it('draws the same', async () => {
    expect(await readReport(lab.app, 'bare-engine.html')).toEqual(ENGINE);
    expect(await readReport(lab.app, 'bare-core.html')).toEqual({ neon: DIGESTS.neon });
    expect(await drawElements(lab.app, 'bare-define.html')).toBeGreaterThanOrEqual(12);
  });

  it('navii/png draws the same PNGs with the address of the binary', async () => {
    const wasm = '/node_modules/@resvg/resvg-wasm/index_bg.wasm';
    expect(await readReport(lab.app, 'bare-png.html', { wasm })).toEqual({ png: pngs });
  });
});

it('Jest with its defaults draws the same, and its jsdom shows elements', async () => {
  expect(await runJest(lab)).toMatchObject({ success: true, numPassedTests: 3, numFailedTests: 0 });
});

describe('the types compile', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await createProjects(lab);
  });

  it.each(PROJECTS)('with $moduleResolution, CommonJS: $isCommonJs', async (project) => {
    await checkTypes(join(lab.tools, 'node_modules/typescript'), folder, project);
    await checkTypes(join(root, 'node_modules/typescript'), folder, project);
  });
});
