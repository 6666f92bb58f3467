// Firefox and WebKit as Vitest's browsers: those of the system, because Playwright drives only builds of its own.
import { join } from 'node:path';
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider, BrowserProviderOption, TestProject } from 'vitest/node';
import { root } from '../tools/root.js';
import type { Driver } from './driver.js';
import { openFirefox } from './firefox.js';
import { openWebKit } from './webkit.js';

const OPENERS = { firefox: openFirefox, webkit: openWebKit };

class SystemBrowser implements BrowserProvider {
  readonly name = 'system';
  readonly supportsParallelism = false;
  readonly initScripts = [join(root, 'test/browsers/locators.ts')];
  readonly #project: TestProject;
  readonly #drivers = new Map<string, Promise<Driver>>();

  constructor(project: TestProject) {
    this.#project = project;
  }

  async openPage(sessionId: string, url: string): Promise<void> {
    const driver = OPENERS[this.#project.config.browser.name as keyof typeof OPENERS]();
    this.#drivers.set(sessionId, driver);
    await (await driver).open(url);
  }

  getCommandsContext(sessionId: string): Record<string, unknown> {
    return { driver: this.#drivers.get(sessionId) };
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.#drivers.values()].map(async (driver) => (await driver).close()));
  }
}

/** A provider for Vitest's browser mode: for tests that act within the page, and our own commands. It starts nothing before a test needs it. */
export function systemBrowsers(): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'system',
    supportedBrowser: Object.keys(OPENERS),
    options: {},
    providerFactory: (project) => new SystemBrowser(project),
  });
}
