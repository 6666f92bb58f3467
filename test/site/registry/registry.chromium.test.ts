// The files of the registry that have a script: the photo and the form.
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { AvatarImage } from '../../../site/registry/navii-avatar-image.js';
import { ProfileForm } from '../../../site/registry/navii-profile-form.js';

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;

function mount() {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  return { box, root };
}

it('a photo is marked while it is there', async () => {
  const { box, root } = mount();
  const isLoaded = () => box.querySelector('img')?.dataset['loaded'];
  root.render(h(AvatarImage, { src: PHOTO, alt: 'Ada' }));
  await expect.poll(isLoaded).toBe('true');
  root.render(h(AvatarImage, { src: 'data:image/png,broken', alt: 'Ada' }));
  await expect.poll(isLoaded).toBeUndefined();
  let loads = 0;
  root.render(h(AvatarImage, { src: PHOTO, alt: 'Ada', onLoad: () => (loads += 1) }));
  await expect.poll(isLoaded).toBe('true');
  expect(loads).toBe(1);
  root.render(h(AvatarImage, { alt: 'Ada' }));
  await expect.poll(() => box.innerHTML).toBe('');
});

it('a form saves the name and the chosen avatar, says so, and keeps them', async () => {
  const { box, root } = mount();
  const saved: unknown[] = [];
  const save = (data: FormData) => void saved.push(Object.fromEntries(data));
  root.render(h(ProfileForm, { profile: { id: 'ada', name: 'Ada', avatar: 'variant=3' }, save }));
  await expect.poll(() => box.querySelector('navii-picker')?.value).toBe('variant=3');
  const picker = box.querySelector('navii-picker')!;
  await picker.updateComplete;
  picker.shadowRoot!.querySelector<HTMLElement>('[part~=another]')!.click();
  box.querySelector<HTMLElement>('form > div > button')!.click();
  await expect.poll(() => box.querySelector('[role=status]')?.textContent).toBe('Saved');
  expect(saved).toEqual([{ name: 'Ada', avatar: 'variant=4' }]);
  expect(picker.value).toBe('variant=4');
  picker.shadowRoot!.querySelector<HTMLElement>('[part~=another]')!.click();
  await expect.poll(() => box.querySelector('[role=status]')?.textContent).toBe('');
});
