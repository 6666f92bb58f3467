// What tests in a page ask of Node.
import type * as Engine from 'navii';
import type { BrowserCommand } from 'vitest/node';

type AvatarArguments = Parameters<typeof Engine.createAvatar>;
type GroupArguments = Parameters<typeof Engine.renderGroup>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes a picture of the window: a PNG, in Base64. */
    takePicture(): Promise<string>;
    /** Draws avatars with the built engine, in Node. */
    drawAvatars(list: readonly AvatarArguments[]): Promise<string[]>;
    /** Draws groups with the built engine, in Node. */
    drawGroups(list: readonly GroupArguments[]): Promise<string[]>;
  }
}

const takePicture: BrowserCommand = async ({ page }) => Buffer.from(await page.screenshot()).toString('base64');

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

export const commands = { takePicture, drawAvatars, drawGroups };
