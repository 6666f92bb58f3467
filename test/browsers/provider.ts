// Runs Vitest's browser tests in the system's Firefox and WebKit, because Playwright drives only its own builds of them.
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider, BrowserProviderOption, TestProject } from 'vitest/node';
import type { Driver } from './driver.js';
import { openFirefox } from './firefox.js';
import { openWebKit } from './webkit.js';

const OPENERS = { firefox: openFirefox, webkit: openWebKit };

class SystemBrowser implements BrowserProvider {
  readonly name = 'system';
  readonly supportsParallelism = false;
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

/**
 * Makes a provider for Vitest's browser mode. It supports our own commands, and no locators; it starts a browser
 * when the first test needs it.
 */
export function systemBrowsers(): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'system',
    supportedBrowser: Object.keys(OPENERS),
    options: {},
    providerFactory: (project) => new SystemBrowser(project),
  });
}
