// Chromium as Playwright's provider for Vitest has opened it.
import type { Page } from 'playwright';
import { TESTED, type PageDriver } from './driver.js';

/** The window that a page of Playwright's is. */
export function describeChromium(page: Page): PageDriver {
  return {
    screenshot: () => page.screenshot(),
    async countImages(name) {
      const session = await page.context().newCDPSession(page);
      const { root } = await session.send('DOM.getDocument');
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: TESTED });
      const { node } = await session.send('DOM.describeNode', { nodeId });
      const { nodes } = await session.send('Accessibility.getFullAXTree', {
        ...(node.frameId && { frameId: node.frameId }),
      });
      await session.detach();
      return nodes.filter(
        (told) => !told.ignored && told.role?.value === 'image' && (name === undefined || told.name?.value === name),
      ).length;
    },
  };
}
