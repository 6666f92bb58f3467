// Applications that others wrote show a mascot beside each comment, with the recipes of the page "Use it in your tools".
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAvatar } from '../../lib/index.js';
import { closePage, openPage } from '../page.js';
import { startService } from '../tools/service.js';
import { isMissing, type Comment } from './application.js';
import { Host } from './host.js';
import { REDMINE } from './redmine.js';
import { WORDPRESS } from './wordpress.js';

const write = (name: string, email: string | null): Comment => ({ name, email, text: `A comment of ${name}.` });

const PEOPLE = [
  write('Ada Lovelace', 'Ada@Example.org'),
  write('Grace Hopper', 'grace@example.org'),
  write('Joan Clarke', 'joan.clarke+faces@example.org'),
  write('Mary Shelley', 'mary@example.org'),
];
const GUEST = write('Nobody', null);

/** Lists the seeds that an application may make from an address: Gravatar takes both. */
function listHashes(email: string): string[] {
  return ['md5', 'sha256'].map((name) => createHash(name).update(email.toLowerCase()).digest('hex'));
}

/** A picture beside a comment. */
interface Picture {
  /** The addresses that its element names, for every density of pixels. */
  readonly named: readonly string[];
  /** The address that Chromium has loaded. */
  readonly shown: string;
  /** The width of the loaded picture in pixels; 0 if none was loaded. */
  readonly width: number;
}

/** Reads the picture of a comment, once it is loaded or has failed. */
async function readPicture(page: Page, selector: string, { text }: Comment): Promise<Picture> {
  const image = page.locator(selector).filter({ hasText: text }).locator('img');
  // Pictures below the fold load when they are scrolled to.
  await image.scrollIntoViewIfNeeded();
  return await image.evaluate(async (element) => {
    const picture = element as HTMLImageElement;
    await picture.decode().catch(() => undefined);
    const others = picture.srcset.split(',').map((each) => each.trim().split(' ')[0] ?? '');
    return { named: [picture.src, ...others], shown: picture.currentSrc, width: picture.naturalWidth };
  });
}

/** A page in Chromium, which reaches nothing but this machine. */
interface Visit {
  readonly page: Page;
  /** The addresses outside of this machine that the page asked. */
  readonly refused: readonly string[];
  /** The bodies of the answers from the service, by address. */
  readonly bodies: ReadonlyMap<string, Promise<string>>;
}

async function visit(address: string, service: string): Promise<Visit> {
  const refused: string[] = [];
  const bodies = new Map<string, Promise<string>>();
  const page = await openPage({}, async (fresh) => {
    await fresh.route('**', async (route) => {
      const url = route.request().url();
      if (new URL(url).hostname === '127.0.0.1') return await route.continue();
      refused.push(url);
      return await route.abort();
    });
    fresh.on('response', (response) => {
      if (response.url().startsWith(service)) bodies.set(response.url(), response.text());
    });
  });
  onTestFinished(() => closePage(page, new URL(address).origin));
  await page.goto(address);
  return { page, refused, bodies };
}

describe.each([WORDPRESS, REDMINE])('$name', (application) => {
  const { selector, seedOfGuest, install } = application;

  it.skipIf(isMissing(application))('shows our mascots beside its comments', async () => {
    const running = await startService();
    onTestFinished(() => running.kill());
    const service = `http://127.0.0.1:${running.port}`;
    const host = new Host();
    onTestFinished(() => host.close());
    const { page, refused, bodies } = await visit(await install(host, service, [...PEOPLE, GUEST]), service);
    expect(await page.locator(selector).count()).toBe(PEOPLE.length + 1);

    async function expectMascot(comment: Comment, seeds: readonly string[]): Promise<void> {
      const { named, shown, width } = await readPicture(page, selector, comment);
      const { origin, pathname, searchParams } = new URL(shown);
      const seed = pathname.slice('/avatar/'.length);
      expect([origin, pathname]).toEqual([service, `/avatar/${seed}`]);
      expect(seeds).toContain(seed);
      const size = Number(searchParams.get('s') ?? searchParams.get('size'));
      expect(width).toBe(size);
      expect(await bodies.get(shown)).toBe(createAvatar(seed, { size }));
      expect(named.filter((each) => !each.startsWith(`${service}/avatar/${seed}?`))).toEqual([]);
    }

    for (const comment of PEOPLE) await expectMascot(comment, listHashes(comment.email ?? ''));
    if (seedOfGuest) await expectMascot(GUEST, [seedOfGuest(GUEST.name)]);
    else expect((await readPicture(page, selector, GUEST)).shown).not.toContain(service);
    expect(refused).toEqual([]);
  });
});
