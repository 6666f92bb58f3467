// Drives the Chromium that Playwright's provider for Vitest has opened.
import type { Page } from 'playwright';
import { TESTED, type PageDriver } from './driver.js';

/** Lists the accessible names of a page's images, in document order. */
async function listImages(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: TESTED });
  // A page outside of Vitest has no such frame. It is searched as a whole.
  const frame = nodeId === 0 ? undefined : (await session.send('DOM.describeNode', { nodeId })).node.frameId;
  const { nodes } = await session.send('Accessibility.getFullAXTree', { ...(frame && { frameId: frame }) });
  await session.detach();
  const images = nodes.filter((node) => !node.ignored && node.role?.value === 'image');
  return images.map(({ name }) => String(name?.value ?? ''));
}

/**
 * Returns the accessible names of the elements that match a selector; `null` for an element that is not exposed as an image.
 */
export async function listImageNames(page: Page, selector: string): Promise<(string | null)[]> {
  const count = await page.locator(selector).count();
  const session = await page.context().newCDPSession(page);
  const names: (string | null)[] = [];
  for (let i = 0; i < count; i += 1) {
    const expression = `document.querySelectorAll(${JSON.stringify(selector)})[${i}]`;
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { objectId = '' } = result;
    const { nodes } = await session.send('Accessibility.queryAXTree', { objectId, role: 'image' });
    const image = nodes.find(({ ignored }) => !ignored);
    names.push(image === undefined ? null : String(image.name?.value ?? ''));
  }
  await session.detach();
  return names;
}

/** Makes the driver of a Playwright page. */
export function describeChromium(page: Page): PageDriver {
  return {
    screenshot: () => page.screenshot(),
    async countImages(name) {
      const names = await listImages(page);
      return name === undefined ? names.length : names.filter((one) => one === name).length;
    },
  };
}
