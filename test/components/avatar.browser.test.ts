// Tests of <navii-avatar> in Chromium: the drawing, and the nodes that stay when it draws again.
import { afterEach, describe, expect, it } from 'vitest';
import { NaviiAvatarElement } from '../../components/index.js';
import { createAvatar, MOTION_CSS, seedFromEmail, STATUSES } from '../../lib/index.js';
import { clear, drawingOf, frameOf, listMotion, mount, serialize } from './mount.js';

afterEach(clear);

const avatar = (attributes: string): Promise<NaviiAvatarElement> =>
  mount('navii-avatar', `<navii-avatar ${attributes}></navii-avatar>`);

/** Returns the drawing of the engine as an element has it: a motion stylesheet is adopted, not inserted. */
const shown = (svg: string): string => svg.replace(`<style>${MOTION_CSS}</style>`, '');

interface Listed {
  readonly node: Element;
  readonly markup: string;
}

/** Lists every element of a drawing, in order, with its markup and its depth. */
function listElements(svg: Element): Listed[] {
  return [svg, ...svg.querySelectorAll('*')].map((node) => {
    let depth = 0;
    for (let at = node; at !== svg && at.parentElement; at = at.parentElement) depth += 1;
    return { node, markup: `${depth} ${(node.cloneNode(false) as Element).outerHTML}` };
  });
}

/** Returns the elements at the start of two drawings whose markup is equal. */
function pairEqual(before: Listed[], after: Listed[]): [Listed[], Listed[]] {
  const first = after.findIndex(({ markup }, at) => markup !== before[at]?.markup);
  const count = first === -1 ? after.length : first;
  return [before.slice(0, count), after.slice(0, count)];
}

it('the drawing moves when it is animated, without a style element', async () => {
  const element = await avatar('seed="ada" animated');
  expect(element.shadowRoot?.querySelector('style')).toBeNull();
  await expect.poll(() => listMotion(element)).toContain('navii-float');
  element.animated = false;
  await element.updateComplete;
  expect(listMotion(element)).toEqual([]);
  expect(serialize(element)).toBe(createAvatar('ada'));
});

describe('an e-mail address', () => {
  it('is hashed, and appears nowhere in the page', async () => {
    const element = await avatar('');
    element.email = ' Ada@Example.org ';
    await element.updateComplete;
    expect(serialize(element)).toBe(createAvatar(seedFromEmail('ada@example.org')));
    expect(element.outerHTML + element.shadowRoot?.innerHTML).not.toMatch(/ada@|example/i);
  });

  it('is ignored when there is a seed', async () => {
    const element = await avatar('seed="ada" email="grace@example.org"');
    expect(serialize(element)).toBe(createAvatar('ada'));
  });
});

describe('without a seed', () => {
  it.each(['', 'seed', 'seed=""', 'email=" "'])('shows a placeholder: <navii-avatar %s>', async (attributes) => {
    const element = await avatar(`${attributes} size="40"`);
    const plain = await avatar('size="40"');
    expect(serialize(element)).toBe(serialize(plain));
    expect(element.getBoundingClientRect()).toMatchObject({ width: 40, height: 40 });
  });

  it('the seed may be set later, and removed', async () => {
    const element = await avatar('');
    const placeholder = serialize(element);
    element.setAttribute('seed', 'ada');
    await element.updateComplete;
    expect(serialize(element)).toBe(createAvatar('ada'));
    element.removeAttribute('seed');
    await element.updateComplete;
    expect(serialize(element)).toBe(placeholder);
  });
});

describe('a change', () => {
  it('is drawn within the microtask, once for all properties', async () => {
    const element = await avatar('seed="ada"');
    let draws = 0;
    new MutationObserver((records) => {
      draws += records.filter(({ addedNodes }) => addedNodes.length > 0).length;
    }).observe(element.shadowRoot as ShadowRoot, { childList: true });
    element.size = 50;
    element.size = 60;
    element.mood = 'happy';
    await Promise.resolve();
    expect(serialize(element)).toBe(createAvatar('ada', { size: 60, mood: 'happy' }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(draws).toBe(1);
  });

  it('of the mood changes only the face', async () => {
    for (let i = 0; i < 20; i += 1) {
      const seed = `user-${i}`;
      clear();
      const element = await avatar(`seed="${seed}" animated`);
      await expect.poll(() => listMotion(element)).toContain('navii-blink');
      const blinking = drawingOf(element).querySelector('.navii-blink')?.getAnimations()[0];
      for (const mood of ['happy', 'serious', 'sleepy', 'wink', undefined] as const) {
        const before = listElements(drawingOf(element));
        element.mood = mood;
        await element.updateComplete;
        expect(serialize(element)).toBe(shown(createAvatar(seed, { mood, animated: true })));
        const after = listElements(drawingOf(element));
        // All nodes before and after the strokes that differ are still the same.
        expect(pairEqual(before, after)[0].length).toBeGreaterThan(3);
        for (const [old, now] of [pairEqual(before, after), pairEqual(before.toReversed(), after.toReversed())]) {
          expect(now.every(({ node }, at) => node === old[at]?.node)).toBe(true);
        }
        expect(drawingOf(element).querySelector('.navii-blink')?.getAnimations()[0]).toBe(blinking);
      }
    }
  });
});

describe('a change of the status', () => {
  it.each(['', 'animated'])('draws the face and the badge anew, once, and not the body (%s)', async (attributes) => {
    const element = await avatar(`seed="ada" label="Ada" ${attributes}`);
    const isMoving = attributes !== '';
    if (isMoving) await expect.poll(() => listMotion(element)).toContain('navii-float');
    const float = drawingOf(element).querySelector('.navii-float')?.getAnimations()[0];
    const body = drawingOf(element).querySelector('[d]');
    for (const status of [...STATUSES, undefined]) {
      const before = listElements(drawingOf(element));
      element.status = status;
      await element.updateComplete;
      expect(serialize(element)).toBe(shown(createAvatar('ada', { status, title: 'Ada', animated: isMoving })));
      // All nodes before the first one that differs are still the same, and the body is one of them.
      const [old, now] = pairEqual(before.slice(1), listElements(drawingOf(element)).slice(1));
      expect(now.map(({ node }) => node)).toEqual(old.map(({ node }) => node));
      expect(now.some(({ node }) => node === body)).toBe(true);
      expect(drawingOf(element).querySelector('.navii-float')?.getAnimations()[0]).toBe(float);
    }
  });
});

describe('an upgrade', () => {
  it('keeps properties that were set before', async () => {
    const box = document.createElement('div');
    box.innerHTML = '<later-avatar seed="ada"></later-avatar>';
    document.body.append(box);
    const element = box.firstElementChild as NaviiAvatarElement;
    Object.assign(element, { seed: 'grace', mood: 'wink', tileBg: 'auto' });
    customElements.define('later-avatar', class extends NaviiAvatarElement {});
    await element.updateComplete;
    expect(serialize(element)).toBe(createAvatar('grace', { mood: 'wink', tileBg: 'auto' }));
  });

  it('survives a move through the page', async () => {
    const element = await avatar('seed="ada"');
    const svg = drawingOf(element);
    const box = document.createElement('p');
    document.body.append(box);
    box.append(element);
    await element.updateComplete;
    expect(drawingOf(element)).toBe(svg);
    expect(frameOf(element).childElementCount).toBe(1);
  });
});
