// The badge of a status: a sign on a white disc at the lower right, inside the circle that a round mask keeps. Signs differ in shape,
// for people who cannot tell the colours apart, and each has a contrast of at least 4.5 : 1 with the disc (WCAG 2.2 §1.4.11 asks 3 : 1).
import { memoize } from '../memoize.js';
import type { AvatarSettings } from '../options/schema.js';
import type { Motion } from '../parts/part.js';
import { flatten } from '../parts/stencil.js';
import type { Status } from '../spec.js';
import { MOVING, STILL } from './svg.js';

/** The settings that a badge depends on. */
export type BadgeSettings = Pick<AvatarSettings, 'status' | 'badge' | 'statusLabel' | 'animated'>;

/** A sign around 0,0 within a radius of 12 units: its colour, its path, the width of its line, or 0 for a filled path, and its motion. */
type Sign = readonly [color: string, path: string, width: number, motion?: keyof Motion];

// oxfmt-ignore
const SIGNS: Readonly<Partial<Record<Status, Sign>>> = {
  online: ['#15803d', 'M0 0h.01', 18],
  away: ['#b45309', 'M2-9.5A9.5 9.5 0 1 0 9.5 2A8 8 0 0 1 2-9.5z', 0],
  busy: ['#d92d3c', 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM-5.5-1.8v3.6h11v-3.6z', 0],
  offline: ['#6b7280', 'M-7 0a7 7 0 1 1 0 .1z', 3.6],
  thinking: ['#7c3aed', 'M-7.2 0h.01M0 0h.01M7.2 0h.01', 5, 'twinkle'],
  working: ['#1d4ed8', 'M5.6-3.8a6.8 6.8 0 1 0 1 4.8M6.4-7.8v4.4h-4.4', 3.2, 'turn'],
  listening: ['#0e7490', 'M-7-2v4M-2.3-7v14M2.4-4v8M7-1.5v3', 3, 'pulse'],
  speaking: ['#0369a1', 'M-6.5-8.5h13q3.5 0 3.5 3.5v5q0 3.5-3.5 3.5h-6.5l-5.5 5v-5h-1q-3.5 0-3.5-3.5v-5q0-3.5 3.5-3.5z', 0, 'pulse'],
  waiting: ['#c2410c', 'M0-7.5v8M0 7.5h.01', 4.6, 'pulse'],
  done: ['#15803d', 'M-7 .5l5 5.5l9.5-11.5', 4],
  failed: ['#d92d3c', 'M-6-6l12 12M-6 6l12-12', 4],
  asleep: ['#475569', 'M-5.5-6.5h11l-11 13h11', 3.6],
};

// Each badge is printed once.
const badgesOf = /* @__PURE__ */ memoize((marks: Motion) =>
  memoize((status: Status): string => {
    const sign = SIGNS[status];
    if (!sign) return '';
    const [color, path, width, motion] = sign;
    const paint =
      width === 0 ? 'fill="currentColor"' : `stroke="currentColor" stroke-width="${width}" stroke-linejoin="round"`;
    const mark = motion ? marks[motion] : '';
    // A circle of radius 50 contains the disc.
    return flatten(
      `<g color="${color}" transform="translate(75 75)"><circle r="14.5" fill="#fff"/><path ${paint} d="${path}"${mark}/></g>`,
    );
  }),
);

/** Draws the badge of a status on a tile of 100 × 100 units; empty without a status. */
export function drawBadge({ status, badge, animated }: BadgeSettings): string {
  return badge && status ? badgesOf(animated ? MOVING : STILL)(status) : '';
}

/** The name of a status for people: the author's, else in English. */
export function nameStatus({ status, statusLabel }: Pick<BadgeSettings, 'status' | 'statusLabel'>): string | undefined {
  return status && (statusLabel ?? (status === 'waiting' ? 'waiting for you' : status));
}

/** Joins a name and a status in words: "Ada, waiting for you". */
export function joinName(name: string | undefined, note: string | undefined): string {
  return name === undefined || note === undefined ? (name ?? note ?? '') : `${name}, ${note}`;
}
