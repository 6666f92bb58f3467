// Tests of elements that a server has drawn, as declarative shadow DOM.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { styleRoot } from '../../components/element/show.js';
import { createAvatar } from '../../lib/index.js';
import { clear, drawingOf, frameOf, serialize, settle } from './mount.js';

afterEach(clear);

async function mountDrawn(attributes: string, inside: string): Promise<Element> {
  const box = document.createElement('div');
  document.body.append(box);
  box.setHTMLUnsafe(
    `<navii-avatar seed="ada" ${attributes}><template shadowrootmode="open"><style>:host{display:inline-block}</style>` +
      `${inside}</template></navii-avatar>`,
  );
  // Here the shadow root exists before its element is created. The other order runs other code.
  await settle(box);
  return box.children[0] as Element;
}

it('a name from a server is removed where the shadow root was not parsed', async () => {
  const box = document.createElement('div');
  document.body.append(box);
  const marks = 'role="img" hydrate-internals-role="" aria-label="Ada" hydrate-internals-aria-label=""';
  box.innerHTML = `<navii-avatar seed="ada" label="Ada" ${marks}></navii-avatar>`;
  await settle(box);
  expect(box.children[0]?.getAttributeNames()).toEqual(['seed', 'label']);
});

it.each([true, false])('waits for the element around it to set its properties, with hydration: %s', (hydrates) => {
  if (hydrates) vi.stubGlobal('litElementHydrateSupport', () => undefined);
  const avatar = Object.assign(document.createElement('navii-avatar'), { seed: 'ada' });
  avatar.toggleAttribute('defer-hydration');
  document.body.append(avatar);
  expect(avatar.shadowRoot === null).toBe(hydrates);
  avatar.removeAttribute('defer-hydration');
  expect(avatar.shadowRoot).not.toBeNull();
  vi.unstubAllGlobals();
});

describe('a drawing from a server', () => {
  const drawn = createAvatar('ada', { title: 'Ada' });

  it.each(['ada', 'grace'])('of %s becomes the wanted drawing, in the same place', async (seed) => {
    const wrong = createAvatar(seed, { title: 'Ada' });
    const avatar = await mountDrawn('label="Ada"', `<span part="svg" class="badged">${wrong}</span><i>badge</i>`);
    expect(avatar.shadowRoot?.querySelectorAll('[part~=svg]')).toHaveLength(1);
    expect(serialize(avatar)).toBe(drawn);
    expect(frameOf(avatar).className).toBe('');
    expect(avatar.shadowRoot?.querySelector('i')).toBeNull();
    expect(avatar.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
    expect(avatar.shadowRoot?.querySelector('style')).toBeNull();
    expect(drawingOf(avatar).getBoundingClientRect()).toMatchObject({ width: 96, height: 96 });
  });

  it('gets all styles where a root cannot adopt any', () => {
    const root = document.createElement('p').attachShadow({ mode: 'open' });
    Object.defineProperty(root, 'adoptedStyleSheets', { value: undefined });
    root.innerHTML = '<style>a{}</style><span></span>';
    for (let time = 0; time < 2; time += 1) styleRoot(root, ['b {}']);
    expect(root.innerHTML).toBe('<style>b {}</style><span></span>');
  });

  it('with other content in its root is replaced', async () => {
    const avatar = await mountDrawn('label="Ada"', '<p>Loading</p>');
    expect(avatar.shadowRoot?.textContent).not.toContain('Loading');
    expect(serialize(avatar)).toBe(drawn);
  });

  it('removes the attributes that replaced internals, and keeps those of its author', async () => {
    const marks = 'role="img" hydrate-internals-role="" aria-label="Ada" hydrate-internals-aria-label=""';
    const avatar = await mountDrawn(`label="Ada" ${marks}`, `<span part="svg">${drawn}</span>`);
    expect(avatar.getAttributeNames()).toEqual(['seed', 'label']);
    const named = await mountDrawn('role="button" aria-label="Ada"', `<span part="svg">${drawn}</span>`);
    expect(named.getAttributeNames()).toEqual(['seed', 'role', 'aria-label']);
  });
});
