// Tests of parity: the elements in a browser give the same bytes as the package in Node. The vectors do so for the engine.
import { afterEach, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { MOTION_CSS, SHAPES } from '../../lib/index.js';
import { listCases } from '../parity-cases.js';
import { clear, serialize, settle } from './mount.js';

afterEach(clear);

const AVATARS = listCases(500).map(({ seed, options }, i) => {
  return { seed, options: { ...options, shape: SHAPES[i % SHAPES.length], animated: i % 9 === 0 } };
});

const GROUPS = Array.from({ length: 100 }, (_, i) => ({
  seeds: AVATARS.slice(i * 3, i * 3 + 1 + (i % 12)).map(({ seed }) => seed),
  options: {
    size: 20 + i,
    overlap: (i % 8) / 10,
    max: 1 + (i % 13),
    ring: ['#ffffff', 'auto', 'rgb(1 2 3)'][i % 3] ?? 'auto',
    tileBg: ['navy', 'auto'][i % 2] ?? 'auto',
    animated: i % 4 === 0,
    distinct: i % 5 === 0,
    ...(i % 2 === 0 ? {} : { counterFill: '#123456', counterInk: '#fff' }),
  },
}));

/** Returns a drawing as an element has it: the stylesheet of the motion is adopted, not inserted. */
const shown = (svg: string): string => svg.replace(`<style>${MOTION_CSS}</style>`, '');

/** Mounts an element with properties, and returns its drawing. */
async function show(name: 'navii-avatar' | 'navii-group', properties: object): Promise<string> {
  const element = Object.assign(document.createElement(name), properties);
  document.body.replaceChildren(element);
  await settle();
  return serialize(element);
}

it('500 <navii-avatar>', async () => {
  // The title is left out, because the name of an element can be outside of the drawing. Other tests are about names.
  const untitled = AVATARS.map(({ seed, options }) => ({ seed, options: { ...options, title: '' } }));
  const wanted = await commands.drawAvatars(untitled.map(({ seed, options }) => [seed, options]));
  for (const [i, { seed, options }] of untitled.entries()) {
    const { style: styleHint, ...same } = options;
    const drawing = await show('navii-avatar', { seed, styleHint, ...same });
    expect(drawing, `${seed} ${JSON.stringify(options)}`).toBe(shown(wanted[i] ?? ''));
  }
});

it('100 <navii-group>', async () => {
  const wanted = await commands.drawGroups(GROUPS.map(({ seeds, options }) => [seeds, options]));
  for (const [i, { seeds, options }] of GROUPS.entries()) {
    const drawing = await show('navii-group', { seeds, ...options });
    expect(drawing, `${seeds.join()} ${JSON.stringify(options)}`).toBe(shown(wanted[i] ?? ''));
  }
});
