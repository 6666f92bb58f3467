// Checks the page of a project in jsdom, where its elements draw too.
import { expect } from 'vitest';
import { describePage, describeRest, type ExpectedPage } from './expected';
import { FIRST, SECOND } from './team';

/** Returns a drawing as the DOM of this document prints it. */
function normalize(svg = ''): string {
  const box = document.createElement('div');
  box.innerHTML = svg;
  return box.innerHTML;
}

async function expectShown(expected: ExpectedPage): Promise<void> {
  const wanted = Object.entries(expected).map(([id, { svg }]) => ({ id, svg: normalize(svg) }));
  const read = () =>
    Array.from(document.querySelectorAll('main navii-avatar, main navii-group'), ({ id, shadowRoot }) => ({
      id,
      svg: shadowRoot?.querySelector('[part~=svg] > svg')?.outerHTML,
    }));
  // The timeout is far longer than needed. It ends a test that hangs.
  await expect.poll(read, { timeout: 60_000 }).toEqual(wanted);
}

function press(name: string): void {
  const button = Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`no button ${name}`);
  button.click();
}

/** Checks the page of this document, and clicks its buttons. */
export async function checkPage(): Promise<void> {
  await expectShown(describePage(FIRST));
  press('Change');
  await expectShown(describePage(SECOND));
  press('Remove');
  await expectShown(describeRest(SECOND));
}
