import { Component, model } from '@angular/core';
import { Face } from './face.js';

type Person = { id: string; name: string };

@Component({
  selector: 'app-people',
  imports: [Face],
  template: `
    @for (person of people(); track person.id) {
      <app-face [user]="person" />
      <button type="button" (click)="remove(person.id)">Remove {{ person.name }}</button>
    }
  `,
})
export class People {
  readonly people = model.required<Person[]>();

  remove(id: string): void {
    this.people.update((people) => people.filter((person) => person.id !== id));
  }
}
