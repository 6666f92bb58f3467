// What assistive technology is told, state by state.
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { clear, mount, readName } from './mount.js';

afterEach(clear);

describe('the name of an avatar', () => {
  it.each([
    ['', undefined],
    ['label="Ada"', 'Ada'],
    ['title="Ada"', 'Ada'],
    ['label="Ada" title="Countess of Lovelace"', 'Ada'],
    ['label="" title="Ada"', 'Ada'],
    ['label=""', undefined],
    ['label="Ada" status="online"', 'Ada, online'],
    ['title="Ada" status="away"', 'Ada, away'],
    ['status="busy"', 'busy'],
    ['status="asleep"', undefined],
    ['status="constructor"', undefined],
    ['label="a&#10;&quot;b&quot;"', 'a "b"'],
  ])('of <navii-avatar %s> is %j, with a seed and without', async (attributes, name) => {
    for (const seed of ['seed="ada"', '']) {
      const element = await mount('navii-avatar', `<navii-avatar ${seed} ${attributes}></navii-avatar>`);
      expect(readName(element)).toBe(name);
    }
  });

  it('is what the browser computes, once, from label, title and status', async () => {
    await mount('navii-avatar', `<navii-avatar seed="ada" label="Ada" status="online"></navii-avatar>`);
    await mount('navii-avatar', `<navii-avatar seed="x" size="20"></navii-avatar>`);
    const images = page.getByRole('img');
    await expect.element(images.first()).toHaveAccessibleName('Ada, online');
    expect(page.getByRole('img', { name: 'Ada, online', exact: true }).elements()).toHaveLength(1);
  });

  it('follows a change of the native title', async () => {
    const element = await mount('navii-avatar', `<navii-avatar seed="ada"></navii-avatar>`);
    element.title = 'Ada';
    await element.updateComplete;
    expect(readName(element)).toBe('Ada');
    element.removeAttribute('title');
    await element.updateComplete;
    expect(readName(element)).toBeUndefined();
  });
});

describe('axe', () => {
  it.each([
    '<navii-avatar></navii-avatar>',
    '<navii-avatar label="Ada"></navii-avatar>',
    '<navii-avatar seed="ada"></navii-avatar>',
    '<navii-avatar seed="ada" label="Ada"></navii-avatar>',
    '<navii-avatar seed="ada" title="Ada"></navii-avatar>',
    '<navii-avatar seed="ada" label="Ada" animated mood="wink" tile-bg="auto"></navii-avatar>',
    ...['online', 'away', 'busy', 'offline'].flatMap((status) => [
      `<navii-avatar seed="ada" label="Ada" status="${status}" shape="square"></navii-avatar>`,
      `<navii-avatar seed="ada" status="${status}" shape="rounded"></navii-avatar>`,
      `<navii-avatar status="${status}"></navii-avatar>`,
    ]),
    '<button><navii-avatar seed="ada" label="Ada" status="busy"></navii-avatar></button>',
    '<a href="#ada"><navii-avatar seed="ada" label="Ada"></navii-avatar></a>',
    '<navii-group></navii-group>',
    '<navii-group seeds="ada,grace,alan" max="2"></navii-group>',
    '<navii-group seeds="ada,grace,alan" max="2" label="The team" animated></navii-group>',
    '<navii-group dir="rtl" seeds="ada,grace,alan" title="The team"></navii-group>',
  ])('has nothing to say of %s', async (markup) => {
    const element = await mount('div', `<main>${markup}</main>`);
    const { violations, passes } = await axe.run(element, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, help, nodes }) => [id, help, nodes.map(({ html }) => html)])).toEqual([]);
    if (/label|title|status/.test(markup) && !markup.includes('<navii-group></')) {
      expect(passes.map(({ id }) => id)).toContain('role-img-alt');
    }
  });
});
