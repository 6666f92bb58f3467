// Tests of statuses: the badges, their names, the faces that go with them, and what wins over what.
import { wcagContrast } from 'culori';
import { describe, expect, it, test } from 'vitest';
import { findFarthest } from '../../../lib/authoring/extent.js';
import { definePack } from '../../../lib/authoring/index.js';
import { createEngine } from '../../../lib/create-engine.js';
import {
  createAvatar,
  createGroup,
  createGroupTiles,
  describeAvatar,
  renderAvatar,
  selectAvatar,
  STATUSES,
} from '../../../lib/index.js';
import { readMarkup } from '../../../lib/markup.js';

const badgeOf = (svg: string): string => /<g color=.*<\/g>(?=<\/svg>$)/.exec(svg)?.[0] ?? '';
const BADGES = STATUSES.filter((status) => status !== 'idle').map((status) => {
  return [status, badgeOf(createAvatar('ada', { status }))] as const;
});
/** The statuses that keep the face of the mascot. */
const PRESENCE: readonly string[] = ['online', 'away', 'busy', 'offline'];

describe('a badge', () => {
  it.each(BADGES)('of %s is inside the disc of the mascot, and its sign inside its own disc', (_, badge) => {
    const reachOf = (drawing: string, x: number): number =>
      findFarthest(readMarkup(`<svg viewBox="0 0 100 100">${drawing}</svg>`).shapes, [x, x]).reach;
    expect(reachOf(badge, 50)).toBeLessThanOrEqual(50);
    expect(reachOf(badge.replace(/<circle[^>]*>/, ''), 75)).toBeLessThanOrEqual(12);
  });

  it.each(BADGES)('of %s is legible on its disc', (_, badge) => {
    const [, color = '#fff'] = /color="(#[\da-f]{6})"/.exec(badge) ?? [];
    expect(wcagContrast(color, '#fff')).toBeGreaterThanOrEqual(4.5);
  });

  it('has a shape of its own, so no colour is needed', () => {
    const shapes = BADGES.map(([, badge]) => badge.replace(/ color="[^"]*"/, ''));
    expect(new Set(shapes).size).toBe(STATUSES.length - 1);
  });

  it('is on top, the same for every mascot, size, mirror and scale', () => {
    const options = [
      {},
      { size: 512 },
      { flip: true },
      { scale: 70 },
      { shape: 'square' },
      { packs: 'studio' },
    ] as const;
    const badges = options.map((each) => badgeOf(createAvatar('grace', { ...each, status: 'done' })));
    expect(new Set(badges)).toEqual(new Set([new Map(BADGES).get('done')]));
  });

  it('is not drawn for idle, for badge=0, or without a status', () => {
    for (const options of [
      {},
      { status: 'idle' },
      { status: 'done', badge: false },
      { status: 'done', badge: '0' },
    ] as const)
      expect(badgeOf(createAvatar('ada', options))).toBe('');
    expect(createAvatar('ada', { badge: true })).toBe(createAvatar('ada'));
    expect(createAvatar('ada', { badge: false, statusLabel: 'wartet' })).toBe(createAvatar('ada'));
  });

  it('moves slowly where the mascot works on something, and only with motion', () => {
    const moving = BADGES.filter(([status]) =>
      badgeOf(createAvatar('ada', { status, animated: true })).includes('navii-'),
    );
    expect(moving.map(([status]) => status)).toEqual(['thinking', 'working', 'listening', 'speaking', 'waiting']);
    expect(BADGES.map(([, badge]) => badge).join('')).not.toContain('class');
  });

  it('is drawn on a spec, whose face stays', () => {
    const spec = selectAvatar('ada');
    expect(renderAvatar(spec, { status: 'done' }).replace(new Map(BADGES).get('done') ?? '?', '')).toBe(
      renderAvatar(spec, {}).replace('stroke-linecap="round">', 'stroke-linecap="round" role="img" aria-label="done">'),
    );
  });
});

describe('in a group', () => {
  const members = [{ seed: 'ada', status: 'done' }, { seed: 'grace', status: 'idle' }, 'alan'] as const;

  it('no tile covers a badge', () => {
    const svg = createGroup(members, { overlap: 0.7 });
    expect(svg.endsWith(`<svg><g>${new Map(BADGES).get('done')}</g></svg></svg>`)).toBe(true);
    expect(createGroup(['ada', 'alan'])).not.toMatch(/<svg>/);
  });

  it('each tile has its own', () => {
    const tiles = createGroupTiles(members).map((tile) => badgeOf(tile));
    expect(tiles).toEqual([new Map(BADGES).get('done'), '', '']);
  });
});

describe('a name', () => {
  it.each([
    [{ title: 'Ada', status: 'waiting' }, 'Ada, waiting for you'],
    [{ title: 'Ada', status: 'waiting', statusLabel: 'wartet auf dich' }, 'Ada, wartet auf dich'],
    [{ status: 'busy' }, 'busy'],
    [{ title: 'Ada', status: 'idle', badge: false }, 'Ada, idle'],
    [{ title: 'Ada', statusLabel: 'wartet' }, 'Ada'],
    [{ statusLabel: 'wartet' }, undefined],
  ] as const)('of %j is %s', (options, name) => {
    expect(/ aria-label="([^"]*)"/.exec(createAvatar('ada', options))?.[1]).toBe(name);
  });

  it('stands at the end of a description', () => {
    expect(describeAvatar('ada', { status: 'waiting' })).toMatch(/, waiting for you$/);
    expect(describeAvatar('ada', { status: 'online' })).toBe(`${describeAvatar('ada')}, online`);
  });
});

describe('a face', () => {
  const faceOf = (options: object): unknown[] => {
    const { eyes, brows, mouth } = selectAvatar('ada', options);
    return [eyes, brows, mouth];
  };

  it('of a status changes nothing but eyes, brows, mouth and gaze', () => {
    for (const status of STATUSES) {
      const { eyes, brows, mouth, gaze } = selectAvatar('ada');
      expect({ ...selectAvatar('ada', { status }), eyes, brows, mouth, gaze }).toEqual(selectAvatar('ada'));
    }
  });

  it('is that of the seed or of the mood for presence', () => {
    for (const status of PRESENCE) {
      expect(faceOf({ status })).toEqual(faceOf({}));
      expect(faceOf({ status, mood: 'wink' })).toEqual(faceOf({ mood: 'wink' }));
    }
  });

  it.each([[''], ['studio']])('differs for all other statuses (packs=%s)', (packs) => {
    const faces = STATUSES.filter((status) => !PRESENCE.includes(status)).map((status) => {
      const { eyes, brows, mouth, gaze } = selectAvatar('ada', { status, packs });
      return [eyes, brows, mouth, gaze].join(' ');
    });
    expect(new Set(faces).size).toBe(9);
  });

  test('parts win over a status, a status over a mood', () => {
    expect(selectAvatar('ada', { status: 'done', mood: 'sleepy', parts: 'mouth:cat' })).toMatchObject({
      eyes: 'joy',
      mouth: 'cat',
    });
  });

  it('of a pack wins over that of the base', () => {
    const pack = definePack({
      id: 'plain',
      name: 'Plain',
      about: 'Faces of its own.',
      faces: { working: { eyes: 'bead', mouth: null, gaze: 'left' } },
    });
    const { selectAvatar: select } = createEngine({ packs: [pack] });
    expect(select('ada', { status: 'working', packs: 'plain' })).toMatchObject({
      eyes: 'bead',
      mouth: null,
      gaze: 'left',
    });
    expect(select('ada', { status: 'done', packs: 'plain' })).toMatchObject({ eyes: 'joy', mouth: 'grin' });
  });
});
