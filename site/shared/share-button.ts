// Buttons that share a link. Apart from copy-button.ts, because pages of text only copy.
import { copyFor } from './copy-button.js';

/** Shares the link of a page with the share sheet of the system; copies it where there is no such sheet. */
export async function shareFor(button: HTMLElement, url: string, title: string): Promise<void> {
  // Some desktop browsers, and pages on insecure origins, have no `share`.
  if ('share' in navigator) {
    try {
      await navigator.share({ url, title });
      return;
    } catch (error) {
      // The visitor has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyFor(button, url, 'Link');
}
