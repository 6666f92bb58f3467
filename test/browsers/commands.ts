// The commands with which a test in a browser calls Node.
import type * as Engine from 'navii';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { describeChromium } from './chromium.js';
import type { Driver, PageDriver } from './driver.js';
import { servePhotos, type PhotoServer } from './photos.js';

type AvatarArguments = Parameters<typeof Engine.createAvatar>;
type GroupArguments = Parameters<typeof Engine.createGroup>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes a screenshot of the window: a PNG, in Base64. */
    takePicture(): Promise<string>;
    /** Counts the images in the page's accessibility tree: all, or those with a name. The name must not contain quotes. */
    countImages(name?: string): Promise<number>;
    /** Starts a server of photos, whose slow ones wait, and returns its origin. */
    openPhotos(): Promise<string>;
    /** Lets the slow photos of a server go. */
    releasePhotos(origin: string): Promise<void>;
    /** Draws avatars with the built engine, in Node. */
    drawAvatars(list: readonly AvatarArguments[]): Promise<string[]>;
    /** Draws groups with the built engine, in Node. */
    drawGroups(list: readonly GroupArguments[]): Promise<string[]>;
  }
}

/** Returns the driver of the browser in which a test runs. */
async function findDriver(context: BrowserCommandContext & { driver?: Promise<Driver> }): Promise<PageDriver> {
  return (await context.driver) ?? describeChromium(context.page);
}

const takePicture: BrowserCommand = async (context) =>
  Buffer.from(await (await findDriver(context)).screenshot()).toString('base64');

const countImages: BrowserCommand<[name?: string]> = async (context, name) =>
  (await findDriver(context)).countImages(name);

/**
 * Loads the built engine. The computed name hides the import from Vite, which would bundle the engine into the configuration of
 * its own build.
 */
async function loadEngine(): Promise<typeof Engine> {
  const name = 'navii';
  return (await import(name)) as typeof Engine;
}

const drawAvatars: BrowserCommand<[AvatarArguments[]]> = async (_, list) => {
  const { createAvatar } = await loadEngine();
  return list.map((args) => createAvatar(...args));
};

const drawGroups: BrowserCommand<[GroupArguments[]]> = async (_, list) => {
  const { createGroup } = await loadEngine();
  return list.map((args) => createGroup(...args));
};

const photoServers = new Map<string, PhotoServer>();

const openPhotos: BrowserCommand = async () => {
  const photos = await servePhotos();
  photoServers.set(photos.origin, photos);
  return photos.origin;
};

const releasePhotos: BrowserCommand<[string]> = (_, origin) => photoServers.get(origin)?.release();

export const commands = { openPhotos, releasePhotos, takePicture, countImages, drawAvatars, drawGroups };
