// What the elements are said to be is what they are.
import { afterEach, expect, it } from 'vitest';
import { ELEMENTS } from '../../components/elements.js';
import * as classes from '../../components/index.js';
import { clear, mount } from './mount.js';

afterEach(clear);

it.each(ELEMENTS)(
  '<$tag> is of its class, and has its parts and properties',
  async ({ tag, name, cssParts, properties }) => {
    const markup = `<${tag} seed="ada" seeds="ada,grace" status="busy" shape="square"></${tag}>`;
    const element = await mount('navii-avatar', markup);
    expect(element.constructor).toBe(Reflect.get(classes, name));
    const parts = [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].map((part) => part.getAttribute('part'));
    expect(parts).toEqual(cssParts.map((part) => part.name));
    const { elementProperties } = element.constructor as typeof classes.NaviiAvatar;
    expect([...elementProperties.keys()]).toEqual(Object.keys(properties));
  },
);
