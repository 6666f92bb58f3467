// Writes and reads the list of a team.
import type { Page } from 'playwright';

/** Inserts a text into the list of a team, as a paste does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your list').evaluate((field: HTMLTextAreaElement, value) => {
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, text);
}

/** Reads the names below the mascots of a team. */
export function readNames(page: Page): Promise<string[]> {
  return page.locator('.team-grid b').allTextContents();
}
