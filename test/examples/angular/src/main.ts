import '@angular/compiler';
import { Component, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { Face } from './face.js';
import { People } from './people.js';
import { Picture } from './picture.js';
import { Team } from './team.js';

@Component({
  selector: 'app-root',
  imports: [Face, People, Picture, Team],
  template: `
    <app-face [user]="user" />
    <app-picture seed="ada" />
    <app-people [(people)]="people" />
    <app-team [members]="members" />
  `,
})
class App {
  readonly user = { id: 'ada', name: 'Ada' };
  readonly people = signal(['Grace', 'Alan', 'Mary'].map((name) => ({ id: name.toLowerCase(), name })));
  readonly members = ['Hopper, Grace', 'Turing, Alan'].map((seed) => ({ seed, label: seed }));
}

await bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
