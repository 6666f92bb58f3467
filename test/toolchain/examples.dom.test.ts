// Every example of the engine and of the elements that an editor shows runs, and gives what its comments say.
import * as navii from 'navii';
import * as elements from 'navii/define';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Editor } from './editor.js';
import { listExamples, runExample, type Example } from './examples.js';

const editor = new Editor();
let scripts: Example[];
let markups: Example[];

beforeAll(async () => {
  await editor.open();
  ({ scripts, markups } = await listExamples(editor));
});

afterAll(() => editor.close());

it('each script runs, and gives what it says', async () => {
  const own = [...new Map(scripts.map((each) => [each.example, each])).values()];
  let comments = 0;
  for (const example of own) {
    if (example.entry === 'navii-server') continue;
    // Last the names of `navii`: `navii/core` has the same, and shares its examples.
    const names = (await import(/* @vite-ignore */ example.entry)) as object;
    comments += await runExample(example, { ...elements, ...names, ...navii });
  }
  expect(comments).toBeGreaterThan(20);
});

it('each piece of markup draws, with the attribute that it shows', async () => {
  expect(markups.length).toBeGreaterThan(25);
  for (const { name, example } of markups) {
    document.body.innerHTML = example;
    const element = document.body.firstElementChild as elements.NaviiAvatar | elements.NaviiGroup;
    await element.updateComplete;
    expect(element.shadowRoot?.innerHTML, name).toContain('<svg');
    const known = (element.constructor as typeof elements.NaviiAvatar).observedAttributes;
    expect(known, name).toEqual(expect.arrayContaining(element.getAttributeNames()));
  }
});
