// Drives the installed WebKit over the classic WebDriver protocol (https://www.w3.org/TR/webdriver1/).
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPort } from '../tools/free-port.js';
import { requireProgram, WEBKIT_DRIVER, XVFB } from '../tools/programs.js';
import { LIST_ROOTS, TESTED, WINDOW, type Driver } from './driver.js';

/** Starts a virtual X display. */
async function openScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const size = `${WINDOW.width}x${WINDOW.height}x24`;
  // Xvfb chooses a free display number and writes it to file descriptor 3.
  const screen = spawn(requireProgram(XVFB), ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface(screen.stdio[3] as Readable);
  const [number] = (await Promise.race([
    once(lines, 'line'),
    once(screen, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with ${String(code)}`))),
  ])) as [string];
  return { display: `:${number}`, screen };
}

/** A script for the page: it lists all elements of the body, in shadow roots too. */
const LIST_ELEMENTS = `return ${LIST_ROOTS}.flatMap((root) => [...root.querySelectorAll(':not(html, head, head *)')])`;

/**
 * Starts WebKit on a virtual display.
 *
 * @throws {Error} when the driver or Xvfb is not installed
 */
export async function openWebKit(): Promise<Driver> {
  const path = requireProgram(WEBKIT_DRIVER);
  const { display, screen } = await openScreen();
  const port = await findPort();
  const { WAYLAND_DISPLAY: _, ...rest } = process.env;
  const driver = spawn(path, [`--port=${port}`], {
    env: { ...rest, DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const stop = (): void => [driver, screen].forEach((child) => child.kill());
  process.once('exit', stop);

  /** Sends a command and returns the `value` of its response. */
  async function send(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<unknown> {
    const request = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${command}`, request);
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKitWebDriver: ${method} ${command}: ${JSON.stringify(value)}`);
    return value;
  }

  const isReady = (): Promise<boolean> =>
    send('GET', '/status').then(
      () => true,
      () => false,
    );
  while (driver.exitCode === null && !(await isReady())) await sleep(50);
  const { sessionId } = (await send('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...WINDOW });
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    screenshot: async () => Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64'),
    async countImages(name) {
      const run = (script: string): Promise<unknown> => send('POST', `${session}/execute/sync`, { script, args: [] });
      await send('POST', `${session}/frame`, { id: await run(`return document.querySelector('${TESTED}')`) });
      try {
        let count = 0;
        for (const reference of (await run(LIST_ELEMENTS)) as Record<string, string>[]) {
          const element = `${session}/element/${Object.values(reference)[0]}`;
          if ((await send('GET', `${element}/computedrole`)) !== 'image') continue;
          if (name === undefined || (await send('GET', `${element}/computedlabel`)) === name) count += 1;
        }
        return count;
      } finally {
        await send('POST', `${session}/frame`, { id: null });
      }
    },
    async close() {
      await send('DELETE', session);
      process.off('exit', stop);
      stop();
    },
  };
}
