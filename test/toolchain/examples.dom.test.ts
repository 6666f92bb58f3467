// Tests of the examples of the engine and the elements that an editor shows: each runs, and gives the values in its comments.
import * as navii from 'navii';
import * as elements from 'navii/define';
import { createElement } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { h as createVNode } from 'vue';
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

it('each script runs, and gives the values in its comments', async () => {
  const own = [...new Map(scripts.map((each) => [each.example, each])).values()];
  let comments = 0;
  for (const example of own) {
    if (example.entry === 'navii-server') continue;
    const names = (await import(/* @vite-ignore */ example.entry)) as object;
    // The names of `navii` come last and replace equal names of `navii/core`, which shares its examples, and the component `Navii`.
    const scope = { h: createElement, ...elements, ...names, ...navii };
    const [, framework] = /^navii\/(react|preact|vue)\b/.exec(example.entry) ?? [];
    if (framework !== undefined) Object.assign(scope, names);
    if (framework === 'vue') Object.assign(scope, { h: createVNode });
    comments += await runExample(example, scope);
  }
  expect(comments).toBeGreaterThan(20);
});

it('each piece of markup draws, with the attribute that it shows', async () => {
  expect(markups.length).toBeGreaterThan(25);
  for (const { name, example } of markups) {
    document.body.innerHTML = example;
    const element = document.body.firstElementChild as elements.NaviiAvatarElement | elements.NaviiGroupElement;
    await element.updateComplete;
    expect(element.shadowRoot?.innerHTML, name).toContain('<svg');
    const known = (element.constructor as typeof elements.NaviiAvatarElement).observedAttributes;
    const own = element.getAttributeNames().filter((attribute) => !attribute.startsWith('hydrate-internals-'));
    expect(known, name).toEqual(expect.arrayContaining(own));
  }
});
