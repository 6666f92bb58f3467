// Tests of <navii-picker> in simulated pages, which lack parts of a browser: it draws, and its value can be chosen.
import { expect, it } from 'vitest';
import '../../components/define-picker.js';

it.each([
  ['happy-dom, which has no internals', {}],
  ['jsdom, whose internals know no forms', { attachInternals: () => ({}) }],
])('works in %s', async (_, methods) => {
  Object.assign(HTMLElement.prototype, methods);
  const picker = document.createElement('navii-picker');
  Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals');
  Object.assign(picker, { seed: 'ada', required: true });
  document.body.append(picker);
  await picker.updateComplete;
  expect(picker.shadowRoot?.querySelector('[part=preview] svg')).not.toBeNull();
  picker.shadowRoot?.querySelector<HTMLElement>('[part~=another]')?.click();
  await picker.updateComplete;
  expect(picker.value).toBe('variant=1');
  expect([picker.checkValidity(), picker.reportValidity()]).toEqual([true, true]);
  picker.remove();
});
