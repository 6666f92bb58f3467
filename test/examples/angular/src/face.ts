import { Component, computed, inject, input } from '@angular/core';
import { DomSanitizer } from '@angular/platform-browser';
import { createAvatar } from 'navii';

@Component({
  selector: 'app-face',
  template: `
    <span class="face" aria-hidden="true" [innerHTML]="drawing()"></span>
    {{ user().name }}
  `,
})
export class Face {
  readonly user = input.required<{ id: string; name: string }>();
  readonly #sanitizer = inject(DomSanitizer);
  readonly drawing = computed(() =>
    this.#sanitizer.bypassSecurityTrustHtml(createAvatar(this.user().id, { size: 48 })),
  );
}
