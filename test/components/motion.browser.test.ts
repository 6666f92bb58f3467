// Tests of the number of animated mascots that move at a time, and of the ways to stop them.
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pauseAnimations, resumeAnimations, type NaviiAvatarElement } from '../../components/index.js';
import { clear, drawingOf, frameOf, listMotion, mount, settle } from './mount.js';

afterEach(() => {
  resumeAnimations();
  clear();
});

/** The maximum number of mascots that move at a time, so that a page without a graphics processor stays fast. */
const LIMIT = 12;

async function mountCrowd(count: number, attributes = ''): Promise<NaviiAvatarElement[]> {
  const box = document.createElement('div');
  const markups = Array.from(
    { length: count },
    (_, i) => `<navii-avatar seed="u${i}" animated ${attributes}></navii-avatar>`,
  );
  box.innerHTML = markups.join('');
  document.body.append(box);
  await settle(box);
  return [...box.children] as NaviiAvatarElement[];
}

function listMoving<Member extends Element>(elements: readonly Member[]): Member[] {
  return elements.filter((element) => listMotion(element).length > 0);
}

function listStates(element: Element): string[] {
  return drawingOf(element)
    .getAnimations({ subtree: true })
    .map(({ playState }) => playState);
}

/** Hides the tab, or shows it again. */
function look(state: DocumentVisibilityState): void {
  if (state === 'visible') Reflect.deleteProperty(document, 'visibilityState');
  else Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Returns the present pose of a figure. */
function readPose(element: Element): string {
  return getComputedStyle(drawingOf(element).querySelector('.navii-float') as Element).transform;
}

/** Waits longer than a mascot waits for its turn to move. */
const rested = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 400));

describe('a crowd', () => {
  it('moves a few at a time, and each of them gets a turn', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const crowd = await mountCrowd(2 * LIMIT + 1, 'size="60"');
    expect(listMoving(crowd)).toEqual([]);
    await expect.poll(() => listMoving(crowd)).toHaveLength(LIMIT);
    const seen = new Set(listMoving(crowd));
    // A third of them stop at each turn.
    for (let turn = 0; turn < 4; turn += 1) {
      vi.advanceTimersByTime(3_000);
      const moving = listMoving(crowd);
      expect(moving).toHaveLength(LIMIT);
      for (const one of moving) seen.add(one);
    }
    expect(seen.size).toBe(crowd.length);
  });

  it('moves only on the screen', async () => {
    const below = await mount(
      'div',
      '<div style="margin-top: 3000px"><navii-avatar seed="x" animated></navii-avatar></div>',
    );
    const far = below.firstElementChild as NaviiAvatarElement;
    const [near] = (await mountCrowd(1, 'style="position: absolute; top: 0"')) as [NaviiAvatarElement];
    await expect.poll(() => listMoving([near, far])).toEqual([near]);
    far.scrollIntoView();
    await expect.poll(() => listMoving([near, far])).toEqual([far]);
  });

  it('moves others when a mascot is removed, stands still or is hidden', async () => {
    const crowd = await mountCrowd(LIMIT + 3, 'size="60"');
    await expect.poll(() => listMoving(crowd)).toHaveLength(LIMIT);
    const [first, second, third] = listMoving(crowd) as [NaviiAvatarElement, NaviiAvatarElement, NaviiAvatarElement];
    first.remove();
    second.animated = false;
    third.hidden = true;
    const others = crowd.filter((one) => ![first, second, third].includes(one));
    await expect.poll(() => listMoving(others)).toHaveLength(LIMIT);
    expect(listMotion(second)).toEqual([]);
  });

  it('stops in a hidden tab', async () => {
    const crowd = await mountCrowd(3);
    await expect.poll(() => listMoving(crowd)).toHaveLength(3);
    look('hidden');
    expect(listMoving(crowd)).toEqual([]);
    look('visible');
    await expect.poll(() => listMoving(crowd)).toHaveLength(3);
  });
});

describe('a small mascot', () => {
  it('that grows moves as a large one', async () => {
    const [one] = (await mountCrowd(1, 'size="32"')) as [NaviiAvatarElement];
    await expect.poll(() => frameOf(one).dataset['motion']).toBe('calm');
    one.size = 200;
    await expect.poll(() => frameOf(one).dataset['motion']).toBeUndefined();
  });

  it('only floats and blinks', async () => {
    const [small, large] = [...(await mountCrowd(1, 'size="32"')), ...(await mountCrowd(1, 'size="80"'))] as [
      NaviiAvatarElement,
      NaviiAvatarElement,
    ];
    large.seed = small.seed;
    await expect.poll(() => listMoving([small, large])).toHaveLength(2);
    expect(listMotion(small)).toEqual(expect.arrayContaining(['navii-float', 'navii-blink']));
    expect(listMotion(small).filter((name) => !/float|blink|wave/.test(name))).toEqual([]);
    expect(listMotion(large)).toContain('navii-shadow');
  });

  it('moves the sign of its badge, too', async () => {
    const [one] = (await mountCrowd(1, 'size="32" status="waiting"')) as [NaviiAvatarElement];
    await expect.poll(() => listMotion(one)).toContain('navii-pulse');
  });
});

it('a large group moves every fifth of its mascots', async () => {
  const seeds = Array.from({ length: 20 }, (_, i) => i).join();
  const group = await mount('navii-group', `<navii-group seeds="${seeds}" size="64" animated></navii-group>`);
  await expect.poll(() => listMotion(group).length).toBeGreaterThan(0);
  const tiles = [...drawingOf(group).children].map((tile) => tile.getAnimations({ subtree: true }).length > 0);
  expect(tiles).toEqual(Array.from({ length: 20 }, (_, i) => i % 5 === 0));
});

describe('a pause', () => {
  it('of one holds its pose, while others move on', async () => {
    const [one, other] = (await mountCrowd(2)) as [NaviiAvatarElement, NaviiAvatarElement];
    await expect.poll(() => listMoving([one, other])).toHaveLength(2);
    one.paused = true;
    await one.updateComplete;
    expect(new Set(listStates(one))).toEqual(new Set(['paused']));
    expect(new Set(listStates(other))).toEqual(new Set(['running']));
    other.setAttribute('paused', 'paused');
    await other.updateComplete;
    expect(new Set(listStates(other))).toEqual(new Set(['paused']));
    one.paused = false;
    await one.updateComplete;
    expect(new Set(listStates(one))).toEqual(new Set(['running']));
  });

  it('of the page stops all mascots, also new ones, and lasts through a change of tabs', async () => {
    const crowd = await mountCrowd(2);
    await expect.poll(() => listMoving(crowd)).toHaveLength(2);
    pauseAnimations();
    const [late] = (await mountCrowd(1)) as [NaviiAvatarElement];
    const poses = (): string[] => crowd.map(readPose);
    // The browser stops animations within a frame.
    await rested();
    const before = poses();
    look('hidden');
    look('visible');
    await rested();
    expect(poses()).toEqual(before);
    expect(crowd.map((one) => new Set(listStates(one)))).toEqual(crowd.map(() => new Set(['paused'])));
    expect(listMotion(late)).toEqual([]);
    resumeAnimations();
    await expect
      .poll(() => [...crowd, late].map((one) => new Set(listStates(one))))
      .toEqual(Array.from({ length: 3 }, () => new Set(['running'])));
  });

  it('of some gives their turns to others', async () => {
    const crowd = await mountCrowd(2 * LIMIT, 'size="60"');
    await expect.poll(() => listMoving(crowd)).toHaveLength(LIMIT);
    const held = listMoving(crowd);
    for (const one of held) one.paused = true;
    await settle();
    await rested();
    const poses = held.map(readPose);
    const others = crowd.filter((one) => !held.includes(one));
    await expect.poll(() => listMoving(others)).toHaveLength(LIMIT);
    expect(held.map(readPose)).toEqual(poses);
  });
});
