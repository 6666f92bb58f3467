// Tests of <navii-picker> with the keyboard and the accessibility tree of Chromium.
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../components/define-picker.js';
import { readTree } from './accessibility.js';
import { clear, mount } from './mount.js';

afterEach(clear);

it('is used with the keyboard', async () => {
  const picker = await mount('navii-picker', '<navii-picker seed="ada" slots="body mouth"></navii-picker>');
  const find = (selector: string) => picker.shadowRoot?.querySelector<HTMLElement>(selector);
  find('[role=tab]')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(picker.shadowRoot?.activeElement?.textContent).toBe('mouth');
  expect(find('[role=radiogroup]')?.getAttribute('aria-label')).toBe('mouth');
  find(':checked')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(picker.value).toMatch(/^parts=mouth:/);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(picker.value).toBe('');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(picker.value).toMatch(/^parts=mouth:/);
});

it('shows its tabs in rows with captions, through which the arrow keys go', async () => {
  const slots = 'shape: body outfit face: eyes mouth';
  const picker = await mount('navii-picker', `<navii-picker seed="ada" slots="${slots}"></navii-picker>`);
  const rows = [...(picker.shadowRoot?.querySelectorAll('.row') ?? [])];
  expect(rows.map((row) => Array.from(row.children, (child) => child.textContent))).toEqual([
    ['shape', 'body'],
    ['face', 'eyes', 'mouth'],
  ]);
  picker.shadowRoot?.querySelector<HTMLElement>('[role=tab]')?.focus();
  for (const slot of ['eyes', 'mouth', 'body']) {
    await userEvent.keyboard('{ArrowRight}');
    expect(picker.shadowRoot?.activeElement?.textContent).toBe(slot);
  }
});

it('is a group with the mascot as an image, buttons, tabs and radio buttons', async () => {
  const picker = await mount('navii-picker', '<navii-picker seed="ada" slots="arms gaze"></navii-picker>');
  const [group] = await readTree(picker);
  expect([group?.role, group?.name]).toEqual(['group', 'Choose your avatar']);
  const roles = JSON.stringify(group?.children).matchAll(/"role":"(\w+)"/g);
  expect([...new Set(Array.from(roles, ([, role]) => role))]).toEqual(
    expect.arrayContaining(['button', 'image', 'radio', 'radiogroup', 'tab', 'tablist']),
  );
});
