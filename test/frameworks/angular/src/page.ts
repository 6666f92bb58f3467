import 'navii/define';
import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { FIRST, SECOND } from '../../shared/team';

// `[seed]` would set a property, which Angular's server does not print. `[attr.seed]` is in the HTML from the start.
@Component({
  selector: 'app-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <navii-avatar
        id="constant-avatar"
        seed="Countess, Ada"
        label="Ada &amp; Charles"
        mood="wink"
        packs="neon,garden"
        parts="topper:crown"
      />
      <navii-group
        id="constant-group"
        seeds='["Hopper, Grace",{"seed":"Alan","label":"Alan","mood":"happy"},7]'
        ring="auto"
      />
      <navii-avatar
        id="person"
        [attr.seed]="data().person.seed"
        [attr.label]="data().person.label"
        [attr.mood]="data().person.mood"
        [attr.packs]="data().person.packs"
        [attr.parts]="data().person.parts"
      />
      @if (!isRemoved()) {
        <navii-group id="team" [attr.seeds]="JSON.stringify(data().team)" />
      }
      <ul>
        @for (seed of data().people.slice(isRemoved() ? 1 : 0); track seed) {
          <li><navii-avatar [id]="seed" [attr.seed]="seed" [attr.label]="seed" /></li>
        }
      </ul>
      <button (click)="data.set(SECOND)">Change</button>
      <button (click)="isRemoved.set(true)">Remove</button>
    </main>
  `,
})
export class Page {
  protected readonly data = signal(FIRST);
  protected readonly isRemoved = signal(false);
  protected readonly SECOND = SECOND;
  protected readonly JSON = JSON;

  constructor() {
    afterNextRender(() => {
      document.documentElement.dataset['hydrated'] = '';
    });
  }
}
