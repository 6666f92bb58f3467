// The projects of `npm run test:slow`: tests that take long and find little more than those of `npm test`, all cases of those that
// `npm test` samples, and the elements in the system's Firefox and WebKit.
import type { ViteUserConfig } from 'vitest/config';
import { commands } from './browsers/commands.js';
import { systemBrowsers } from './browsers/provider.js';
import { root } from './tools/root.js';
import { common, patience } from './vitest.config.js';

const config: ViteUserConfig = {
  root,
  test: {
    ...common,
    projects: [
      {
        test: {
          ...patience,
          // They install other programs, or draw many times as much.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          name: 'slow',
          setupFiles: 'test/constant-seed.ts',
          include: ['test/**/*.{slow,sampled}.test.ts'],
          env: { SAMPLES: 'all' },
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
