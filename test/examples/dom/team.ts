import type { Mood } from 'navii';

// Properties may be set before `navii/define` has loaded.
export const avatar = document.createElement('navii-avatar');
export const group = document.createElement('navii-group');
group.ring = 'auto';
group.animated = true;
void import('navii/define');

export function showTeam(seed: string, mood: Mood, animated: boolean): void {
  avatar.seed = seed;
  avatar.mood = mood;
  avatar.animated = animated;
  group.seeds = [{ seed, label: seed }, 'Grace, Inc.', 'Alan'];
}
