// Tests of elements that move to another document: a frame, or a template.
import { afterEach, describe, expect, it } from 'vitest';
import { registerPacks } from '../../components/index.js';
import { createAvatar, createGroup } from '../../lib/index.js';
import { NIGHT_SHELF } from '../examples/pack/pack.js';
import { clear, listMotion, mount, serialize } from './mount.js';

afterEach(clear);

async function openFrame(): Promise<Document> {
  const iframe = document.createElement('iframe');
  iframe.srcdoc = '<!doctype html><body></body>';
  iframe.width = '500';
  document.body.append(iframe);
  await new Promise((resolve) => iframe.addEventListener('load', resolve, { once: true }));
  const frame = iframe.contentDocument;
  if (!frame) throw new Error('no document');
  return frame;
}

/** Returns the size of an element, and the number of style sheets of its root. */
function survey(element: Element): (number | undefined)[] {
  const { width, height } = element.getBoundingClientRect();
  return [Math.round(width), Math.round(height), element.shadowRoot?.adoptedStyleSheets.length];
}

describe.each(['navii-avatar', 'navii-group'] as const)('<%s>', (tag) => {
  const markup = `<${tag} seed="ada" seeds="ada,grace" size="40" animated></${tag}>`;
  const size = tag === 'navii-avatar' ? [40, 40, 1] : [68, 40, 1];

  it('keeps its style, its size and its motion in a frame, and back in the page', async () => {
    const element = await mount(tag, markup);
    const frame = await openFrame();
    expect(survey(element)).toEqual(size);
    for (const place of [frame, document, frame]) {
      place.body.append(element);
      expect(element.ownerDocument).toBe(place);
      expect(survey(element)).toEqual(size);
      await expect.poll(() => listMotion(element)).toContain('navii-float');
    }
    element.size = 50;
    await element.updateComplete;
    expect(survey(element)[1]).toBe(50);
  });

  it('that was created in the page may be inserted first in a frame', async () => {
    const frame = await openFrame();
    const element = document.createElement(tag);
    element.setAttribute('seed', 'ada');
    element.setAttribute('seeds', 'ada,grace');
    element.size = 40;
    frame.body.append(element);
    await element.updateComplete;
    expect(survey(element)).toEqual(size);
    const drawn =
      tag === 'navii-avatar' ? createAvatar('ada', { size: 40 }) : createGroup(['ada', 'grace'], { size: 40 });
    expect(serialize(element)).toBe(drawn);
  });

  it('survives a stay in a document without a window', async () => {
    const element = await mount(tag, markup);
    const template = document.createElement('template');
    template.content.append(element);
    document.body.append(template.content);
    await element.updateComplete;
    expect(survey(element)).toEqual(size);
  });
});

it('an element of a removed frame is not drawn again', async () => {
  const frame = await openFrame();
  const [here, there] = [document.createElement('navii-avatar'), document.createElement('navii-avatar')];
  document.body.append(here);
  frame.body.append(there);
  await Promise.all([here.updateComplete, there.updateComplete]);
  frame.defaultView?.frameElement?.remove();
  const drawn: Element[] = [];
  for (const element of [here, there]) element.requestUpdate = () => void drawn.push(element);
  registerPacks([NIGHT_SHELF]);
  expect(drawn).toEqual([here]);
});
