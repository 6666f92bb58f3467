import { Component, computed, input } from '@angular/core';
import { createAvatar, toDataUri } from 'navii';

@Component({
  selector: 'app-picture',
  template: `<img [src]="source()" width="48" height="48" alt="" />`,
})
export class Picture {
  readonly seed = input.required<string>();
  readonly source = computed(() => toDataUri(createAvatar(this.seed())));
}
