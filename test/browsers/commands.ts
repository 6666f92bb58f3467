// What tests in a page ask of Node.
import type { createAvatar, renderGroup } from 'navii';
import type { BrowserCommand } from 'vitest/node';

type AvatarArguments = Parameters<typeof createAvatar>;
type GroupArguments = Parameters<typeof renderGroup>;

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

// Imported late: what configures the tests configures the build too, and before that there is no built engine.
const drawAvatars: BrowserCommand<[AvatarArguments[]]> = async (_, list) => {
  const engine = await import('navii');
  return list.map((args) => engine.createAvatar(...args));
};

const drawGroups: BrowserCommand<[GroupArguments[]]> = async (_, list) => {
  const engine = await import('navii');
  return list.map((args) => engine.renderGroup(...args));
};

export const commands = { takePicture, drawAvatars, drawGroups };
