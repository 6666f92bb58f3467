// The projects of the tests. `vite.config.ts` loads this file when Vitest runs.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { commands } from './browsers/commands.js';
import { systemBrowsers } from './browsers/provider.js';
import { findChromium } from './tools/chromium.js';
import { root } from './tools/root.js';

// Each wait of a test ends after a minute. The other timeouts end a chain of steps that hangs: under a load of 26 on two
// cores, the longest test took one minute.
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

/** Puts the tests of pages first. They take longest: at the end, one worker would run them while the others wait. */
class PagesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- a sequencer is not an array
    const sorted = await super.sort(files);
    const isOfPages = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/test/site/');
    return [...sorted.filter(isOfPages), ...sorted.filter((file) => !isOfPages(file))];
  }
}

/** Lists the tests that run a part of their cases in `npm test`: they import `test/sample.ts`. */
function listSampling(): string[] {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !/\.(?:dom|browser|chromium|slow)\./.test(name))
    .filter((name) => /from '(?:\.\.?\/)+sample\.js'/.test(readFileSync(join(root, 'test', name), 'utf8')))
    .map((name) => `test/${name.replaceAll(sep, '/')}`);
}

const executablePath = findChromium();

const config: ViteUserConfig = {
  root,
  test: {
    allowOnly: false,
    sequence: { sequencer: PagesFirst },
    // Most tests wait for a browser, which runs in processes of its own, so there are half as many more workers as cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    coverage: { provider: 'v8', include: ['lib/**', 'components/**', 'server/**'] },
    projects: [
      {
        test: {
          ...patience,
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.{dom,browser,chromium,slow}.test.ts'],
          // Importing everything again for each file takes a third of the time. No test mocks a module.
          isolate: false,
        },
      },
      {
        // `npm run test:slow` runs tests that take long and find little more than those above.
        test: {
          ...patience,
          // They install other programs, or draw many times as much.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          name: 'slow',
          include: ['test/**/*.slow.test.ts', ...listSampling()],
          env: { SAMPLES: 'all' },
        },
      },
      { test: { ...patience, name: 'dom', environment: 'happy-dom', include: ['test/**/*.dom.test.ts'] } },
      {
        test: {
          ...patience,
          name: 'browser',
          include: ['test/**/*.{browser,chromium}.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands,
            // Chromium refuses to run its sandbox as root, and containers run as root.
            provider: playwright({
              launchOptions: {
                ...(executablePath === undefined ? {} : { executablePath }),
                args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...patience,
          name: 'slow-browser',
          include: ['test/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands,
            provider: systemBrowsers(),
            instances: [{ browser: 'firefox' }, { browser: 'webkit' }],
          },
        },
      },
    ],
  },
};
export default config;
