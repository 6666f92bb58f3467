import { createAvatar, type AvatarOptions, type Mood } from 'navii';

const LOOK: AvatarOptions = {
  size: 64,
  packs: ['garden'],
  parts: { topper: ['crown', 'beanie'] },
};

export function drawUser(user: { readonly id: number; readonly isAway: boolean }): string {
  const mood: Mood = user.isAway ? 'sleepy' : 'happy';
  return createAvatar(String(user.id), { ...LOOK, mood });
}

// @ts-expect-error -- there is no such mood
createAvatar('ada', { mood: 'hungry' });
