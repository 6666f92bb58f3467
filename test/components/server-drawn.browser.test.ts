// Elements that a server has drawn already, as declarative shadow DOM.
import { afterEach, expect, it } from 'vitest';
import { createAvatar } from '../../lib/index.js';
import { clear, drawingOf, frameOf, serialize, settle } from './mount.js';

afterEach(clear);

it('a drawing from a server gives way to an equal one, at once and in the same place', async () => {
  const drawn = createAvatar('ada', { title: 'Ada' });
  const box = document.createElement('div');
  document.body.append(box);
  box.setHTMLUnsafe(
    `<navii-avatar seed="ada" label="Ada"><template shadowrootmode="open"><style>:host{display:inline-block}</style>` +
      `<span part="svg" role="img" aria-label="Ada">${drawn}</span></template></navii-avatar>`,
  );
  await settle(box);
  const avatar = box.children[0] as Element;
  expect(avatar.shadowRoot?.querySelectorAll('[part=svg]')).toHaveLength(1);
  expect(serialize(avatar)).toBe(drawn);
  expect(frameOf(avatar).getAttribute('aria-label')).toBe('Ada');
  expect(avatar.shadowRoot?.querySelector('style')).toBeNull();
  expect(avatar.shadowRoot?.adoptedStyleSheets.length).toBeGreaterThan(0);
  expect(drawingOf(avatar).getBoundingClientRect()).toMatchObject({ width: 96, height: 96 });
});
