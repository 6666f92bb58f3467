import { Component, computed, CUSTOM_ELEMENTS_SCHEMA, input } from '@angular/core';
import 'navii/define';

@Component({
  selector: 'app-team',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <navii-avatar seed="ada" packs="neon,garden" status="online" label="Ada" />
    <navii-group [attr.seeds]="seeds()" max="5" />
  `,
})
export class Team {
  readonly members = input.required<{ seed: string; label: string }[]>();
  readonly seeds = computed(() => JSON.stringify(this.members()));
}
