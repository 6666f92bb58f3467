// The files of the registry, rendered by a server.
import { createAvatar } from 'navii';
import { createElement as h } from 'react';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AvatarGroup } from '../../../site/registry/navii-avatar-group.js';
import { AvatarImage } from '../../../site/registry/navii-avatar-image.js';
import { Avatar, AvatarFallback } from '../../../site/registry/navii-avatar.js';
import { ProfileForm } from '../../../site/registry/navii-profile-form.js';
import { TeamStatus } from '../../../site/registry/navii-team-status.js';

/** Returns the inner markup of a drawing. */
const inside = (svg: string): string => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');

it('an avatar has the mascot of its seed, its name and its size', () => {
  const markup = render(
    h(
      Avatar,
      { className: 'size-10' },
      h(AvatarImage, { alt: 'Ada' }),
      h(AvatarFallback, { seed: 'ada', label: 'Ada' }),
    ),
  );
  expect(markup).toContain(inside(createAvatar('ada')));
  expect(markup).toMatch(/<svg[^>]* role="img"[^>]* aria-label="Ada"/);
  expect(markup).toMatch(/^<span[^>]* class="[^"]*\bsize-10\b/);
  expect(markup).not.toMatch(/\bsize-8\b|<img/);
});

it('a group names those it shows, and counts the others', () => {
  const people = ['Ada', 'Grace', 'Alan', 'Edsger'].map((name) => ({ id: name, name }));
  const namesIn = (max: number) =>
    Array.from(
      render(h(AvatarGroup, { people, max })).matchAll(/aria-label="([^"]*)"|\+(\d+)/g),
      ([, name, rest]) => name ?? Number(rest),
    );
  expect(namesIn(4)).toEqual(['Ada', 'Grace', 'Alan', 'Edsger']);
  expect(namesIn(3)).toEqual(['Ada', 'Grace', 2]);
});

it('a team has a face for each status, which its words tell', () => {
  const agents = (['waiting', 'working'] as const).map((status) => ({ id: status, name: `Agent ${status}`, status }));
  const markup = render(h(TeamStatus, { agents }));
  expect(markup).toContain(inside(createAvatar('waiting', { packs: 'studio', status: 'waiting', animated: true })));
  expect(markup.match(/<svg[^>]* aria-hidden="true"/g)).toHaveLength(2);
  expect(
    markup
      .replace(/<svg[^]*?<\/svg>|<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('Agents 1 waiting for you Agent waiting waiting Agent working working');
});

it('a profile has its stored avatar in the markup of a server', () => {
  const profile = { id: 'ada', name: 'Ada', avatar: 'variant=3' };
  const markup = render(h(ProfileForm, { profile, save: () => undefined }));
  expect(markup).toContain('<navii-picker name="avatar" seed="ada" value="variant=3">');
});
