// The page of every framework, without a framework: it uses only properties, and sets them before the elements are defined.
import type { Mood } from 'navii';
import { avatar, group, showTeam } from '../../../examples/dom/team.js';

const form = document.querySelector('form') as HTMLFormElement;
const seed = form.elements.namedItem('seed') as HTMLInputElement;
const mood = form.elements.namedItem('mood') as HTMLSelectElement;
const animated = form.elements.namedItem('animated') as HTMLInputElement;

function show(): void {
  showTeam(seed.value, mood.value as Mood, animated.checked);
}

show();
form.append(avatar, group);
form.addEventListener('input', show);
avatar.addEventListener('click', () => {
  mood.value = 'wink';
  show();
});
