// The mascot of the day.
import { html, type TemplateResult } from 'lit/html.js';
import { linkSharePage } from '../shared/links.js';
import { NAMES } from '../shared/mascots.js';
import { drawAnimated } from '../shared/motion.js';
import { drawing } from '../shared/view.js';

const DAY = 86_400_000;

// Coprime to the number of names, so that each name has its day before one comes again.
const STRIDE = 61;

/** Returns the name of a day, which begins at midnight UTC. */
export function nameOfDay(date: Date): string {
  const day = Math.floor(date.getTime() / DAY);
  const index = (((day * STRIDE) % NAMES.length) + NAMES.length) % NAMES.length;
  return NAMES[index] ?? '';
}

/** The name that the build prints. The script knows the date, and shows the name of the day. */
export const PRINTED_NAME = 'Ada';

export function renderToday(name: string): TemplateResult {
  return html`<a href=${linkSharePage(name, [])}>${drawing(drawAnimated(name, { size: 320 }))}<b>${name}</b></a>`;
}
