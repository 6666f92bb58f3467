// Tests of photos in the elements: the mascot shows until the photo is decoded, and stays if it fails.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { coverAvatar, PHOTO_STYLE, showPhotos } from '../../components/element/photo.js';
import type { NaviiAvatarElement } from '../../components/index.js';
import { catalogue } from '../../lib/catalogue.js';
import { createAvatar, SHAPES } from '../../lib/index.js';
import { drawSeed } from '../../lib/render/avatar.js';
import { printDrawing } from '../../lib/render/svg.js';
import { clear, drawingOf, listMotion, mount, serialize, settle } from './mount.js';
import { crop, measureDifference, photograph, pixelAt } from './pixels.js';

const [RED, BLUE, WHITE] = ['254,0,0', '0,0,254', '255,255,255'];

let photos: string;

beforeEach(async () => {
  photos = await commands.openPhotos();
});

afterEach(clear);

/** The photos of an element. */
function photosOf(element: Element): HTMLImageElement[] {
  return [...(element.shadowRoot?.querySelectorAll('img') ?? [])];
}

function photoOf(element: Element): HTMLImageElement {
  const [photo] = photosOf(element);
  if (!photo) throw new Error(`${element.outerHTML} has no photo`);
  return photo;
}

/** The pictures that are painted: mascots and photos, in their order. */
function listPainted(element: Element): string[] {
  return photosOf(element).flatMap((photo) => {
    return [
      ...(photo.parentElement?.previousElementSibling?.localName === 'g' ? ['mascot'] : []),
      ...(getComputedStyle(photo).visibility === 'visible' ? ['photo'] : []),
    ];
  });
}

async function failed(element: Element): Promise<void> {
  const photo = photoOf(element);
  if (photo.complete) return;
  await new Promise((resolve) => photo.addEventListener('error', resolve, { once: true }));
}

const shown = (element: Element) => expect.poll(() => listPainted(element)).toEqual(['photo']);

const avatar = (attributes: string): Promise<NaviiAvatarElement> =>
  mount('navii-avatar', `<navii-avatar seed="ada" ${attributes}></navii-avatar>`);

describe('an avatar', () => {
  it('shows the mascot while the photo loads, then the photo, in the same place', async () => {
    const element = await avatar(`src="${photos}/red.jpg?slow" label="Ada" status="busy"`);
    expect(listPainted(element)).toEqual(['mascot']);
    const box = element.getBoundingClientRect();
    expect(pixelAt(await photograph(element), 48, 48)).not.toBe(RED);
    await commands.releasePhotos(photos);
    await shown(element);
    expect(element.getBoundingClientRect()).toEqual(box);
    expect(photoOf(element).parentElement?.getBoundingClientRect()).toEqual(box);
    const picture = await photograph(element);
    // It covers the disc, although it is twice as wide as high. The badge is over it, in a gap.
    for (const [x, y] of [
      [48, 2],
      [48, 93],
      [2, 48],
      [93, 48],
    ] as const)
      expect(pixelAt(picture, x, y)).toBe(RED);
    expect(pixelAt(picture, 3, 3)).toBe(WHITE);
    expect(pixelAt(picture, 72, 59)).toBe(WHITE);
    expect(pixelAt(picture, 72, 66)).toBe('217,45,60');
    expect(await commands.countImages()).toBe(1);
    expect(await commands.countImages('Ada, busy')).toBe(1);
  });

  it.each(['/none.jpg', '/text.jpg'])('keeps the mascot where the photo is %s', async (path) => {
    const [broken, plain] = [await avatar(`src="${photos}${path}"`), await avatar('')];
    await failed(broken);
    expect(listPainted(broken)).toEqual(['mascot']);
    const [one, other] = [await photograph(broken), await photograph(plain)];
    // Firefox blends a faint line otherwise beside an image (5). A sign for a broken image makes a difference over 100.
    expect(measureDifference(crop(one, 0, 0, 96, 96), crop(other, 0, 0, 96, 96))).toBeLessThan(16);
  });

  it('shows no part of a photo before it is decoded', async () => {
    const element = await avatar('');
    const seen: { painted: string[]; isDecoded: boolean }[] = [];
    const look = (): void => {
      for (const photo of photosOf(element)) {
        seen.push({ painted: listPainted(element), isDecoded: photo.complete && photo.naturalWidth > 0 });
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(element.shadowRoot as ShadowRoot, { attributes: true, childList: true, subtree: true });
    for (const path of ['/red.jpg?slow', '/none.jpg', '/blue.jpg?slow']) {
      element.src = photos + path;
      await settle();
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise(requestAnimationFrame);
        look();
      }
    }
    await commands.releasePhotos(photos);
    await shown(element);
    look();
    observer.disconnect();
    expect(seen.filter(({ painted, isDecoded }) => painted.includes('photo') && !isDecoded)).toEqual([]);
    expect(seen.filter(({ painted }) => painted.length === 0)).toEqual([]);
    expect(seen.at(-1)).toEqual({ painted: ['photo'], isDecoded: true });
  });

  it('follows its src', async () => {
    const element = await avatar(`src="${photos}/red.jpg" label="Ada"`);
    await shown(element);
    element.src = `${photos}/blue.jpg?slow`;
    await settle();
    expect(listPainted(element)).toEqual(['mascot']);
    await commands.releasePhotos(photos);
    await shown(element);
    expect(pixelAt(await photograph(element), 48, 48)).toBe(BLUE);
    for (const none of ['', ' ', undefined]) {
      element.src = none;
      await settle();
      expect(serialize(element)).toBe(createAvatar('ada', { title: 'Ada' }));
    }
  });

  it('shows a photo at once that it has loaded before, when something else changes', async () => {
    const element = await avatar(`src="${photos}/red.jpg" animated`);
    await shown(element);
    element.mood = 'wink';
    await settle();
    expect(listPainted(element)).toContain('photo');
    await shown(element);
  });

  it('hides the mascot under the photo, which no longer moves', async () => {
    const element = await avatar(`src="${photos}/clear.png?slow" animated`);
    await expect.poll(() => listMotion(element).length).toBeGreaterThan(1);
    await commands.releasePhotos(photos);
    await shown(element);
    expect(pixelAt(await photograph(element), 48, 48)).toBe(WHITE);
    expect(listMotion(element)).toEqual([]);
    expect(element.shadowRoot?.querySelector('[data-motion]')).toBeNull();
    element.src = undefined;
    await expect.poll(() => listMotion(element).length).toBeGreaterThan(1);
  });

  it.each([
    ['circle', WHITE, WHITE],
    ['rounded', WHITE, RED],
    ['square', RED, RED],
  ])('clips the photo to the shape %s', async (shape, corner, inner) => {
    const element = await avatar(`src="${photos}/red.jpg" shape="${shape}"`);
    await shown(element);
    const picture = await photograph(element);
    expect([pixelAt(picture, 2, 2), pixelAt(picture, 10, 10)]).toEqual([corner, inner]);
  });

  it('shows the photo over the placeholder, where there is no seed', async () => {
    const element = await mount('navii-avatar', `<navii-avatar src="${photos}/red.jpg"></navii-avatar>`);
    await shown(element);
    expect(element.getBoundingClientRect()).toMatchObject({ width: 96, height: 96 });
  });
});

it.each(SHAPES)('a photo that fails is not seen in markup without a script, in the shape %s', async (shape) => {
  const drawing = drawSeed('ada', { ...catalogue.defaults, shape }, catalogue);
  const styled = `style="${PHOTO_STYLE}"`;
  const covered = coverAvatar(drawing, `${photos}/none.jpg`, styled, { shape });
  const [one, other] = [covered, drawing].map(printDrawing).map((markup) => {
    const box = document.createElement('div');
    box.style.width = '96px';
    box.innerHTML = markup;
    document.body.append(box);
    return box;
  }) as unknown as [Element, Element];
  const photo = one.querySelector('img') as HTMLImageElement;
  await new Promise((resolve) => photo.addEventListener('error', resolve, { once: true }));
  const [broken, plain] = [await photograph(one), await photograph(other)];
  // Without the outermost pixels, where WebKit draws a faint frame. A sign for a broken image makes a difference over 100.
  expect(measureDifference(crop(broken, 4, 4, 88, 88), crop(plain, 4, 4, 88, 88))).toBeLessThan(64);
});

describe('a group', () => {
  const members = () => [
    { seed: 'ada', label: 'Ada', src: `${photos}/red.jpg?slow` },
    'grace',
    { seed: 'alan', src: `${photos}/none.jpg` },
    { seed: 'mary', src: `${photos}/blue.jpg` },
    'joan',
  ];

  it('shows the photos of its members in their places', async () => {
    const element = await mount(
      'navii-group',
      '<navii-group max="4" ring="#0f0" size="100" overlap="0.2"></navii-group>',
    );
    element.seeds = members();
    await settle();
    // The fourth member is one of the counter, and its photo is not loaded.
    expect(photosOf(element).map(({ src }) => src)).toEqual([`${photos}/red.jpg?slow`, `${photos}/none.jpg`]);
    const box = element.getBoundingClientRect();
    expect(await commands.countImages('Ada and 4 more')).toBe(1);
    await commands.releasePhotos(photos);
    await expect.poll(() => listPainted(element)).toEqual(['photo', 'mascot']);
    expect(element.getBoundingClientRect()).toEqual(box);
    expect(await commands.countImages('Ada and 4 more')).toBe(1);
    const picture = await photograph(element);
    expect(pixelAt(picture, 50, 8)).toBe(RED);
    expect(pixelAt(picture, 50, 1)).toBe('0,255,0');
    // The next member covers the photo.
    expect(pixelAt(picture, 81, 50)).toBe('0,255,0');
  });

  it('shows them from right to left too, with a gap in place of a ring, and names each in a list', async () => {
    const seeds = JSON.stringify([
      { seed: 'ada', src: `${photos}/red.jpg` },
      { seed: 'grace', src: `${photos}/blue.jpg` },
    ]);
    const markup = `<navii-group dir="rtl" role="list" size="100" overlap="0.2" seeds='${seeds}'></navii-group>`;
    const element = await mount('navii-group', markup);
    await expect.poll(() => listPainted(element)).toEqual(['photo', 'photo']);
    const picture = await photograph(element);
    expect([pixelAt(picture, 130, 50), pixelAt(picture, 50, 50)]).toEqual([RED, BLUE]);
    expect([pixelAt(picture, 98, 50), pixelAt(picture, 102, 50)]).toEqual([WHITE, RED]);
    expect(await commands.countImages()).toBe(2);
    for (const name of ['ada', 'grace']) expect(await commands.countImages(name)).toBe(1);
  });

  it('stays the same when its photos are shown again, as a framework does when it reveals a part of a page', async () => {
    const element = await mount('navii-group', '<navii-group></navii-group>');
    element.seeds = [{ seed: 'ada', src: `${photos}/red.jpg` }, 'grace'];
    await shown(element);
    const before = serialize(element);
    await new Promise<void>((resolve) => showPhotos(drawingOf(element), resolve));
    expect(serialize(element)).toBe(before);
  });

  it('moves only the mascots without a photo', async () => {
    const element = await mount('navii-group', '<navii-group animated></navii-group>');
    element.seeds = [{ seed: 'ada', src: `${photos}/red.jpg` }, 'grace'];
    await shown(element);
    await expect.poll(() => listMotion(element).length).toBeGreaterThan(1);
    const [first] = drawingOf(element).children;
    expect(first?.getAnimations({ subtree: true })).toEqual([]);
  });
});
