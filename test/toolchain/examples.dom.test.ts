// Tests of the examples of the package: each runs, and gives the values in its comments.
import * as navii from 'navii';
import type { NaviiAvatarElement, NaviiGroupElement } from 'navii/components';
import 'navii/define';
import { h as createNode } from 'preact';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { readReference } from '../../site/build/reference.js';
import { listExamples, runExample } from './examples.js';

it('each script of the reference runs, and gives the values in its comments', async () => {
  // Entries share examples, which differ in their imports alone.
  const seen = new Set<string>();
  let comments = 0;
  for (const { name: entry, exports } of readReference()) {
    const [framework = ''] = /preact|react|vue/.exec(entry) ?? [];
    for (const { example } of exports) {
      const key = framework + example.replaceAll(/^import .*\n/gm, '');
      if (seen.has(key)) continue;
      seen.add(key);
      comments += await runExample(example, { h: framework === 'preact' ? createNode : createElement });
    }
  }
  expect(comments).toBeGreaterThan(20);
});

it('each example of an option runs', async () => {
  const calls = listExamples('dist/lib/options').filter((example) => /^create\w+\(/.test(example));
  expect(calls.length).toBeGreaterThan(20);
  for (const example of calls) await runExample(example, navii);
});

it('each piece of markup draws, with the attribute that it shows', async () => {
  const markups = listExamples('dist/components').filter((example) => example.startsWith('<navii-'));
  expect(markups.length).toBeGreaterThan(25);
  for (const example of markups) {
    document.body.innerHTML = example;
    const element = document.body.firstElementChild as NaviiAvatarElement | NaviiGroupElement;
    await element.updateComplete;
    expect(element.shadowRoot?.innerHTML, example).toContain('<svg');
    const known = (element.constructor as typeof NaviiAvatarElement).observedAttributes;
    const own = element.getAttributeNames().filter((attribute) => !attribute.startsWith('hydrate-internals-'));
    expect(known, example).toEqual(expect.arrayContaining(own));
  }
});
