// What tests in a page ask of Node.
import type * as Engine from 'navii';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { describeChromium } from './chromium.js';
import type { Driver, PageDriver } from './driver.js';

type AvatarArguments = Parameters<typeof Engine.createAvatar>;
type GroupArguments = Parameters<typeof Engine.renderGroup>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes a picture of the window: a PNG, in Base64. */
    takePicture(): Promise<string>;
    /** Counts the images that assistive technology is told of in the page: all, or those of a name, which has no quotes. */
    countImages(name?: string): Promise<number>;
    /** Draws avatars with the built engine, in Node. */
    drawAvatars(list: readonly AvatarArguments[]): Promise<string[]>;
    /** Draws groups with the built engine, in Node. */
    drawGroups(list: readonly GroupArguments[]): Promise<string[]>;
  }
}

/** The browser that a test runs in. */
async function findDriver(context: BrowserCommandContext & { driver?: Promise<Driver> }): Promise<PageDriver> {
  return (await context.driver) ?? describeChromium(context.page);
}

const takePicture: BrowserCommand = async (context) =>
  Buffer.from(await (await findDriver(context)).screenshot()).toString('base64');

const countImages: BrowserCommand<[name?: string]> = async (context, name) =>
  (await findDriver(context)).countImages(name);

/** The built engine, which Vite must not find here: it would put the engine into what configures the build of the engine. */
async function loadEngine(): Promise<typeof Engine> {
  const name = 'navii';
  return (await import(name)) as typeof Engine;
}

const drawAvatars: BrowserCommand<[AvatarArguments[]]> = async (_, list) => {
  const { createAvatar } = await loadEngine();
  return list.map((args) => createAvatar(...args));
};

const drawGroups: BrowserCommand<[GroupArguments[]]> = async (_, list) => {
  const { renderGroup } = await loadEngine();
  return list.map((args) => renderGroup(...args));
};

export const commands = { takePicture, countImages, drawAvatars, drawGroups };
