/** @jest-environment jsdom */
require('navii/define');
const { createAvatar } = require('navii');

test('an element draws in jsdom', async () => {
  document.body.innerHTML = '<navii-avatar seed="ada" packs="neon" size="64"></navii-avatar>';
  const element = document.querySelector('navii-avatar');
  await element.updateComplete;
  const box = document.createElement('div');
  box.innerHTML = createAvatar('ada', { packs: 'neon', size: 64 });
  expect(element.shadowRoot.querySelector('svg').outerHTML).toBe(box.innerHTML);
});
