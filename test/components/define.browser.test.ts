// Tests of the registration of elements in a page where other code has registered a name before.
import { expect, it } from 'vitest';

it('keeps an element that other code registered under the name', async () => {
  class Stranger extends HTMLElement {}
  customElements.define('navii-avatar', Stranger);
  const { NaviiAvatarElement, NaviiGroupElement } = await import('../../components/define.js');
  expect(customElements.get('navii-avatar')).toBe(Stranger);
  expect(customElements.get('navii-group')).toBe(NaviiGroupElement);
  expect(NaviiAvatarElement).not.toBe(Stranger);
});

it('registers nothing when only the classes are imported', async () => {
  const iframe = document.createElement('iframe');
  document.body.append(iframe);
  const frame = iframe.contentWindow as (Window & typeof globalThis) | null;
  const before = Object.keys(frame ?? {});
  const script = iframe.contentDocument?.createElement('script') as HTMLScriptElement;
  script.type = 'module';
  script.src = new URL('../../components/index.ts', import.meta.url).href;
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    iframe.contentDocument?.head.append(script);
  });
  expect(frame?.customElements.get('navii-avatar')).toBeUndefined();
  expect(frame?.customElements.get('navii-group')).toBeUndefined();
  const added = Object.keys(frame ?? {}).filter((name) => !before.includes(name) && !/^(lit|reactive)/.test(name));
  expect(added).toEqual([]);
});
