// Tests of the docs of the elements: they agree with the elements.
import { afterEach, expect, it } from 'vitest';
import * as classes from '../../components/index.js';
import { ELEMENTS } from '../../components/rows.js';
import { clear, mount } from './mount.js';

afterEach(clear);

it.each(ELEMENTS)(
  '<$tag> is of its class, and has its parts and properties',
  async ({ tag, name, cssParts, properties }) => {
    const seeds = '[{&quot;seed&quot;:&quot;ada&quot;,&quot;src&quot;:&quot;ada.jpg&quot;}]';
    const markup = `<${tag} seed="ada" src="ada.jpg" seeds="${seeds}" status="busy" shape="square"></${tag}>`;
    const element = await mount('navii-avatar', markup);
    expect(element.constructor).toBe(Reflect.get(classes, name));
    const empty = await mount('navii-avatar', `<${tag}></${tag}>`);
    const shown = [element, empty].flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('[part]') ?? [])]);
    const parts = new Set(shown.flatMap((part) => part.getAttribute('part')?.split(' ') ?? []));
    expect(parts).toEqual(new Set(cssParts.map((part) => part.name)));
    const { elementProperties } = element.constructor as typeof classes.NaviiAvatarElement;
    expect([...elementProperties.keys()]).toEqual(Object.keys(properties));
  },
);
