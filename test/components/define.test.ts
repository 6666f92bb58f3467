// Tests of the entry points of the package in Node, without a page. Each test has its own process, because registrations stay.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../../site/build/setup.js';

/** Runs a module in Node, and returns the value that it passes to `say`. */
function run(script: string): unknown {
  const args = ['--input-type=module', '--eval', `const say = (it) => console.log(JSON.stringify(it));\n${script}`];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }));
}

it('navii/components can be imported in Node, and registers nothing', () => {
  expect(run(`await import('navii/components'); say(customElements.get('navii-avatar') === undefined);`)).toBe(true);
});

it('navii/define/avatar registers the avatar alone, with the names of navii/define/core', () => {
  const script = `
    const { loadPacks, ...names } = await import('navii/define/avatar');
    say([Object.keys(names).sort(), ['navii-avatar', 'navii-group'].map((tag) => customElements.get(tag) !== undefined)]);
    const { NaviiGroupElement, ...core } = await import('navii/define/core');
    if (Object.keys(names).some((name) => names[name] !== core[name])) throw new Error('another name');`;
  const names = [
    'NaviiAvatarElement',
    'SHAPES',
    'STATUSES',
    'pauseAnimations',
    'registerPacks',
    'resumeAnimations',
    'setDefaults',
  ];
  expect(run(script)).toEqual([names, [true, false]]);
});

describe.each(['navii/define', 'navii/define/core'])('%s', (entry) => {
  it('can be imported in Node, registers the elements, and has the same names', () => {
    const script = `
      const { loadPacks, ...names } = await import('${entry}');
      const classes = await import('navii/components');
      const all = [...new Set([...Object.keys(names), ...Object.keys(classes)])];
      const registered = [customElements.get('navii-avatar'), customElements.get('navii-group')];
      say([
        all.filter((name) => names[name] !== classes[name]),
        registered[0] === names.NaviiAvatarElement && registered[1] === names.NaviiGroupElement,
      ]);`;
    expect(run(script)).toEqual([[], true]);
  });
});
