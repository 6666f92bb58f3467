// The projects of `npm test`, by the names of the files. `vite.config.ts` loads this file when Vitest runs. `vitest.slow.config.ts` has
// the others.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { commands } from './browsers/commands.js';
import { findChromium } from './tools/chromium.js';
import { root } from './tools/root.js';

// Each wait of a test ends after a minute. The other timeouts end a chain of steps that hangs: under a load of 26 on two
// cores, the longest test took one minute. Chromium lost a key or a first paint three times in forty whole runs, so a test that
// fails runs once more: its line then says "retry x1". All else is deterministic and fails again.
export const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  retry: 1,
  expect: { poll: { timeout: 60_000 } },
};

/** Puts the tests of pages first. They take longest: at the end, one worker would run them while the others wait. */
class PagesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- a sequencer is not an array
    const sorted = await super.sort(files);
    const isOfPages = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/test/site/');
    return [...sorted.filter(isOfPages), ...sorted.filter((file) => !isOfPages(file))];
  }
}

const executablePath = findChromium();

/** The settings of all projects together. */
export const common = {
  allowOnly: false,
  // The log of a test that passes says nothing.
  silent: 'passed-only' as const,
  sequence: { sequencer: PagesFirst },
  // Most tests wait for a browser, which runs in processes of its own, so there are half as many more workers as cores.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
};

// The files of the registry import each other as in the project of a user.
const resolve = { alias: { '@/components/ui': join(root, 'site/registry') } };

const config: ViteUserConfig = {
  root,
  test: {
    ...common,
    coverage: { provider: 'v8', include: ['lib/**', 'components/**', 'server/**'] },
    projects: [
      {
        resolve,
        test: {
          ...patience,
          name: 'node',
          setupFiles: 'test/constant-seed.ts',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.{dom,browser,chromium,slow}.test.ts'],
          // Importing everything again for each file takes a third of the time. No test mocks a module.
          isolate: false,
        },
      },
      { test: { ...patience, name: 'dom', environment: 'happy-dom', include: ['test/**/*.dom.test.ts'] } },
      {
        resolve,
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
    ],
  },
};
export default config;
