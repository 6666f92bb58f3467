// Tests of the accessibility tree of Chromium, for each state of the elements.
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { GroupSeeds, NaviiGroupElement } from '../../components/index.js';
import { STATUSES } from '../../lib/spec.js';
import { readTree, type TreeNode } from './accessibility.js';
import { clear, mount } from './mount.js';

afterEach(clear);

function avatarOf(attributes: string): Promise<HTMLElement> {
  return mount('navii-avatar', `<navii-avatar ${attributes}></navii-avatar>`);
}

/** The expected tree of one image, or of none. */
function imageOf(name: string | undefined, description?: string): TreeNode[] {
  if (name === undefined) return [];
  return [{ role: 'image', name, ...(description === undefined ? {} : { description }) }];
}

describe('an avatar', () => {
  it.each([
    ['', undefined],
    ['label="Ada"', 'Ada'],
    ['title="Ada"', 'Ada'],
    ['alt="Ada"', 'Ada'],
    ['aria-label="Ada"', 'Ada'],
    ['label="Ada" alt="Countess"', 'Ada'],
    ['label="" alt="Ada"', 'Ada'],
    ['label="" title="Ada"', 'Ada'],
    ['label=""', undefined],
    ['label=" "', undefined],
    ['alt=" " title="Ada"', 'Ada'],
    ['label="Ada" role="NONE"', undefined],
    ['alt="" title="Ada"', undefined],
    ['label="Ada" status="online"', 'Ada, online'],
    ['label="Ada" status="waiting" badge="0"', 'Ada, waiting for you'],
    ['alt="Ada" status="away"', 'Ada, away'],
    ['label="Ada" status="busy" status-label="occupée"', 'Ada, occupée'],
    ['status="busy"', 'busy'],
    ['alt="" status="busy"', 'busy'],
    ['status="gone"', undefined],
    ['status="constructor"', undefined],
    ['status-label="occupée"', undefined],
    ['label="Ada" role="none"', undefined],
    ['label="Ada" aria-hidden="true"', undefined],
    ['label="a&#10;&quot;b&quot;"', 'a "b"'],
  ])('<navii-avatar %s> is one image called %j, with a seed and without', async (attributes, name) => {
    for (const seed of ['seed="ada"', '']) {
      expect(await readTree(await avatarOf(`${seed} ${attributes}`))).toEqual(imageOf(name));
    }
  });

  it('gets its name from ARIA attributes, and its status becomes the description', async () => {
    expect(await readTree(await avatarOf('seed="ada" label="x" aria-label="Ada" status="busy"'))).toEqual(
      imageOf('Ada', 'busy'),
    );
    await mount('p', '<p id="her-name">Ada Lovelace</p>');
    expect(await readTree(await avatarOf('seed="ada" aria-labelledby="her-name" status="online"'))).toEqual(
      imageOf('Ada Lovelace', 'online'),
    );
  });

  it('has its native title as the description where the name contains the status', async () => {
    expect(await readTree(await avatarOf('seed="ada" title="Ada" status="away"'))).toEqual(imageOf('Ada, away', 'Ada'));
    expect(await readTree(await avatarOf('seed="ada" label="Ada" title="Countess"'))).toEqual(
      imageOf('Ada', 'Countess'),
    );
  });

  it('gets its name from elements that a script sets as its labels', async () => {
    const element = await avatarOf('seed="ada" label="x"');
    element.ariaLabelledByElements = [await mount('p', '<p>Ada Lovelace</p>')];
    await (element as HTMLElementTagNameMap['navii-avatar']).updateComplete;
    expect(await readTree(element)).toEqual(imageOf('Ada Lovelace'));
  });

  it('has the role that its author sets', async () => {
    expect(await readTree(await avatarOf('seed="ada" label="Ada" role="button" tabindex="0"'))).toEqual([
      { role: 'button', name: 'Ada' },
    ]);
  });

  it.each([
    ['title', 'Ada'],
    ['alt', 'Ada'],
    ['aria-label', 'Ada'],
    ['label', 'Ada'],
  ])('follows a change of %s, to none and back', async (attribute, name) => {
    const element = (await avatarOf('seed="ada"')) as HTMLElementTagNameMap['navii-avatar'];
    for (const wanted of [name, undefined, name]) {
      if (wanted === undefined) element.removeAttribute(attribute);
      else element.setAttribute(attribute, wanted);
      await element.updateComplete;
      expect(await readTree(element)).toEqual(imageOf(wanted));
    }
  });

  it('does not change attributes that its author sets', async () => {
    const element = await avatarOf('seed="ada" label="Ada" status="busy"');
    expect(element.getAttributeNames()).toEqual(['seed', 'label', 'status']);
  });
});

describe('a group', () => {
  const people = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara'].map((label) => ({ seed: label.toLowerCase(), label }));

  async function groupOf(seeds: GroupSeeds, attributes: string): Promise<NaviiGroupElement> {
    const element = await mount('navii-group', `<navii-group ${attributes}></navii-group>`);
    element.seeds = seeds;
    await element.updateComplete;
    return element;
  }

  it.each<[string, GroupSeeds, string | undefined]>([
    ['', people.slice(0, 1), 'Ada'],
    ['', people.slice(0, 2), 'Ada and Grace'],
    ['', people.slice(0, 3), 'Ada, Grace and Alan'],
    ['max="3"', people, 'Ada, Grace and 3 more'],
    ['max="1"', people, undefined],
    ['max="3"', [{ ...people[0]!, status: 'busy' }, ...people.slice(1)], 'Ada (busy), Grace and 3 more'],
    ['', [{ seed: 'x', status: 'waiting' }, 'y'], 'waiting for you and 1 more'],
    ['', [{ seed: 'x', status: 'gone' as 'busy' }, 'y'], undefined],
    ['max="5"', people, 'Ada, Grace, Alan, Edsger and Barbara'],
    ['', [...people.slice(0, 1), 'x', 'y'], 'Ada and 2 more'],
    ['', ['x', 'y'], undefined],
    ['label="The team"', people, 'The team'],
    ['title="The team"', ['x', 'y'], 'The team'],
    ['alt="The team"', people, 'The team'],
    ['alt=""', people, undefined],
    ['aria-label="The team"', people, 'The team'],
  ])('with %s is one image', async (attributes, seeds, name) => {
    expect(await readTree(await groupOf(seeds, attributes))).toEqual(imageOf(name));
  });

  const images = (...names: string[]): TreeNode[] =>
    names.map((name) => ({ role: 'listitem', children: [{ role: 'image', name }] }));

  it.each<[string, GroupSeeds, string | undefined, string[]]>([
    ['', people.slice(0, 2), undefined, ['Ada', 'Grace']],
    ['label="The team"', ['x', ...people.slice(1, 2)], 'The team', ['x', 'Grace']],
    ['max="3" aria-label="The team"', people, 'The team', ['Ada', 'Grace', '3 more']],
    ['', [{ seed: '"<b>&' }], undefined, ['"<b>&']],
    [
      '',
      [
        { ...people[0]!, status: 'done', statusLabel: 'fertig' },
        { seed: 'x', status: 'idle' },
      ],
      undefined,
      ['Ada, fertig', 'x, idle'],
    ],
  ])('with role="list" %s is a list of images', async (attributes, seeds, name, names) => {
    expect(await readTree(await groupOf(seeds, `role="list" ${attributes}`))).toEqual([
      { role: 'list', ...(name === undefined ? {} : { name }), children: images(...names) },
    ]);
  });

  it('changes to a list and back to an image, and its items lie over the tiles', async () => {
    const element = await groupOf(people.slice(0, 2), 'overlap="0"');
    element.setAttribute('role', 'list');
    await element.updateComplete;
    expect(await readTree(element)).toEqual([{ role: 'list', children: images('Ada', 'Grace') }]);
    const boxes = [...(element.shadowRoot?.querySelectorAll('[role=listitem]') ?? [])];
    expect(boxes.map((box) => box.getBoundingClientRect().width)).toEqual([64, 64]);
    element.removeAttribute('role');
    await element.updateComplete;
    expect(await readTree(element)).toEqual(imageOf('Ada and Grace'));
  });
});

const PHOTO = 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=';

describe('axe', () => {
  it.each([
    '<navii-avatar></navii-avatar>',
    '<navii-avatar seed="ada"></navii-avatar>',
    `<navii-avatar seed="ada" label="Ada" status="busy" src="${PHOTO}"></navii-avatar>`,
    `<navii-avatar seed="ada" src="${PHOTO}"></navii-avatar>`,
    `<navii-group role="list" seeds='[{"seed":"ada","src":"${PHOTO}"},"grace"]' label="The team"></navii-group>`,
    ...STATUSES.flatMap((status) => [
      `<navii-avatar seed="ada" label="Ada" status="${status}" shape="square"></navii-avatar>`,
      `<navii-avatar status="${status}"></navii-avatar>`,
    ]),
    '<button aria-label="Ada"><navii-avatar seed="ada"></navii-avatar></button>',
    '<a href="#ada">Ada <navii-avatar seed="ada"></navii-avatar></a>',
    '<navii-group seeds="ada,grace,alan" max="2"></navii-group>',
    '<navii-group role="list" seeds="ada,grace,alan" max="2" label="The team"></navii-group>',
  ])('axe finds no violation in %s', async (markup) => {
    const element = await mount('div', `<main>${markup}</main>`);
    const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, help, nodes }) => [id, help, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
