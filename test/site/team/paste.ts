// Pasting into the list of a team.
import type { Page } from 'playwright';

/** Puts a text into the list, as pasting does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Names or e-mails').evaluate((field: HTMLTextAreaElement, value) => {
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, text);
}
