// The script of the page, which Astro leaves to the author: it sets properties of the elements and changes the DOM.
import 'navii/define';
import { type PageData, SECOND } from '../../shared/team';

const listed = (): NodeListOf<HTMLElementTagNameMap['navii-avatar']> => document.querySelectorAll('li navii-avatar');

function show({ person, team, people }: PageData): void {
  Object.assign(document.querySelector('#person')!, person);
  const group = document.querySelector('navii-group#team');
  if (group) Object.assign(group, { seeds: team });
  const shown = listed();
  // If items were removed from the start of the list, its elements show the last seeds.
  people.slice(-shown.length).forEach((seed, at) => Object.assign(shown[at]!, { id: seed, seed, label: seed }));
}

function remove(): void {
  document.querySelector('#team')?.remove();
  listed()[0]?.closest('li')?.remove();
}

const [change, removal] = document.querySelectorAll('button');
change!.addEventListener('click', () => show(SECOND));
removal!.addEventListener('click', remove);
document.documentElement.dataset['hydrated'] = '';
