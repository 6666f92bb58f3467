// Views in a page: visitors and the state both change them.
import { digestForTemplateResult } from '@lit-labs/ssr-client';
import { html } from 'lit/html.js';
import { afterEach, expect, it } from 'vitest';
import { field, hydrateView } from '../../../site/shared/view.js';

const render = (name: string) => html`<input type="text" .value=${field(name)}>`;

function takeOverName(): { readonly input: HTMLInputElement; readonly show: (name: string) => void } {
  const root = document.createElement('div');
  document.body.append(root);
  // The build prints it, because the renderer's directives behave in this process as on a server.
  root.innerHTML = `<!--lit-part ${digestForTemplateResult(render(''))}--><!--lit-node 0--><input type="text" value=""><!--/lit-part-->`;
  const input = root.querySelector('input') as HTMLInputElement;
  const show = hydrateView(root, render, '');
  expect(input.isConnected).toBe(true);
  return { input, show };
}

afterEach(() => document.body.replaceChildren());

it('leaves a text unchanged while it is typed, even if the state differs', () => {
  const { input, show } = takeOverName();
  input.focus();
  input.value = 'ada@navii.example';
  show('a hash');
  expect(input.value).toBe('ada@navii.example');
  show('a hash');
  expect(input.value).toBe('ada@navii.example');
  input.blur();
  show('a hash');
  expect(input.value).toBe('a hash');
});

it('shows another state in a focused text field, as after going back', () => {
  const { input, show } = takeOverName();
  input.focus();
  input.value = 'Momo';
  show('Momo');
  show('Ada');
  expect(input.value).toBe('Ada');
});

it('reads text that was typed before its script ran', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  let typed = '';
  const view = (name: string) =>
    html`<input .value=${field(name)} @input=${({ currentTarget }: Event) => (typed = (currentTarget as HTMLInputElement).value)}>`;
  root.innerHTML = `<!--lit-part ${digestForTemplateResult(view('Ada'))}--><!--lit-node 0--><input value="Ada"><!--/lit-part-->`;
  const input = root.querySelector('input') as HTMLInputElement;
  input.focus();
  input.value = 'Momo';
  const show = hydrateView(root, view, 'Ada');
  show('Ada');
  await expect.poll(() => typed).toBe('Momo');
  expect([input.isConnected, input.value]).toEqual([true, 'Momo']);
});
