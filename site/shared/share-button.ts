// Buttons that send a link: by the system's own sheet where there is one, else by copying.
import { copyFor } from './copy-button.js';

/** Sends the link of a page. */
export async function shareFor(button: HTMLElement, url: string, title: string): Promise<void> {
  // Desktop browsers without such a sheet, and pages that did not come safely, have no `share`.
  if ('share' in navigator) {
    try {
      await navigator.share({ url, title });
      return;
    } catch (error) {
      // The visitor has closed the sheet, and wants nothing else.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyFor(button, url, 'Link');
}
