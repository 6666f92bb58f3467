// Tests of <navii-picker> in frameworks: it takes its value from a prop, and its event reaches a handler.
import { createElement as h, render as renderPreact } from 'preact';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { createApp, h as hVue } from 'vue';
import '../../components/define-picker.js';
import { clear } from './mount.js';

afterEach(clear);

type Changed = (event: { currentTarget: EventTarget | null }) => void;

const MOUNT: Readonly<Record<string, (box: HTMLElement, onChange: Changed) => void>> = {
  React: (box, onChange) =>
    createRoot(box).render(createElement('navii-picker', { seed: 'ada', value: 'variant=3', onChange })),
  Preact: (box, onChange) => renderPreact(h('navii-picker', { seed: 'ada', value: 'variant=3', onChange }), box),
  Vue: (box, onChange) =>
    void createApp({ render: () => hVue('navii-picker', { seed: 'ada', value: 'variant=3', onChange }) }).mount(box),
};

it.each(Object.entries(MOUNT))('%s sets its value, and hears of a change once', async (_, mountIn) => {
  const box = document.createElement('div');
  document.body.append(box);
  const heard: string[] = [];
  mountIn(box, ({ currentTarget }) => heard.push((currentTarget as HTMLElementTagNameMap['navii-picker']).value));
  await expect.poll(() => box.querySelector('navii-picker')?.value).toBe('variant=3');
  const picker = box.querySelector('navii-picker') ?? expect.fail('no picker');
  await picker.updateComplete;
  picker.shadowRoot?.querySelector<HTMLElement>('[part~=another]')?.click();
  await expect.poll(() => heard).toEqual(['variant=4']);
});
