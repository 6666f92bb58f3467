// Tests of `--pack`, which loads the user's own pack: in this process, and in the built program.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../lib/index.js';
import { PACKS } from '../../../lib/packs/index.js';
import { fjord } from '../../examples/brand/brand.js';
import { useFolder } from '../../scratch.js';
import { root } from '../../tools/root.js';
import { run, spawnCommand } from './run-command.js';

const BRAND = join(root, 'test/examples/brand/brand.js');
const engine = createEngine({ packs: [...PACKS, fjord], defaults: { packs: 'fjord' } });
const folder = useFolder();

function write(name: string, code: string): string {
  writeFileSync(join(folder, name), code);
  return join(folder, name);
}

describe('--pack', () => {
  it('draws with the pack, unless --packs names others', async () => {
    expect(await run(['ada', '--pack', BRAND])).toMatchObject({ code: 0, out: engine.createAvatar('ada'), err: '' });
    expect((await run([`--pack=${BRAND}`, 'ada', '--packs', 'garden'])).out).toBe(
      engine.createAvatar('ada', { packs: 'garden' }),
    );
    expect((await run(['ada', '--pack', BRAND, '--packs', 'none'])).out).toBe(createEngine().createAvatar('ada'));
    expect((await run(['ada', '--pack', BRAND, '--palette', 'fjord-teal', '--packs', 'garden,fjord'])).out).toBe(
      engine.createAvatar('ada', { palette: 'fjord-teal', packs: 'garden,fjord' }),
    );
  });

  it('is known to every command', async () => {
    const pack = ['--pack', relative('.', BRAND)];
    expect((await run(['group', 'ada', 'grace', ...pack])).out).toBe(engine.createGroup(['ada', 'grace']));
    expect((await run(['packs', ...pack])).out).toContain('\nfjord\tTeal, coral and navy, with a sail.\n');
    expect((await run(['palettes', ...pack])).out).toContain('\nfjord-teal\n');
    expect((await run(['parts', 'topper', ...pack])).out).toContain('\ntopper:sail\n');
    expect((await run(['describe', 'ada', ...pack])).out).toContain('fjord teal');
    expect((await run(['sheet', 'ada', ...pack])).out).toContain('#6bd');
    const [seed = ''] = (await run(['find', '--topper', 'sail', '--count=1', ...pack])).out.split('\n');
    expect(engine.selectAvatar(seed)).toMatchObject({ topper: 'sail', palette: 'fjord-teal' });
    expect((await run(['packs'])).out).not.toContain('fjord');
    expect((await run(['sheet', '--help'])).out).toContain('--pack FILE');
  });

  it('is a seed after --', async () => {
    expect((await run(['--', '--pack'])).out).toBe(createEngine().createAvatar('--pack'));
  });

  it.each([
    ['a missing file', 'no.js', undefined, /^navii: --pack: \S+no\.js: Cannot find module '\S+no\.js'\n$/],
    ['a module that throws', 'throws.js', 'throw new Error("no\\nbrand")', /throws\.js: no; brand\n$/],
    [
      'a module without a pack',
      'none.js',
      'export const design = () => 1, list = [], own = { id: "p", name: 7 }',
      /none\.js: it exports no pack, an object with an id, a name and an about: design is a function; list is an array; own has no name and no about\n$/,
    ],
    ['a module without exports', 'bare.js', '', /bare\.js: it exports no pack, [^:]*: it exports nothing\n$/],
    [
      'a pack that is not complete',
      'part.js',
      'export default { id: "x", name: "X", about: "X.", topper: { parts: [] } }',
      /part\.js: export default: pack "x": topper: none is missing\n$/,
    ],
    [
      'a part that runs a script',
      'script.js',
      'export const x = { id: "x", name: "X", about: "X.", topper: { none: 0, parts: [{ id: "a", weight: 1, draw: () => "<script/>" }] } }',
      /script\.js: export x: pack "x": topper "a": on body "bun": <script> is not allowed: [^\n]*\n$/,
    ],
    [
      'a pack with a known id',
      'garden.js',
      'export default { id: "garden", name: "X", about: "X." }',
      /garden\.js: export default: pack "garden": id: another pack has this id\n$/,
    ],
  ])('refuses %s on one line', async (_, name, code, message) => {
    const path = code === undefined ? join(folder, name) : write(name, code);
    const { code: exit, out, err } = await run(['ada', '--pack', path]);
    expect([exit, out]).toEqual([1, '']);
    expect(err).toMatch(message);
    expect(err.trim()).not.toContain('\n');
  });

  it('needs a file', async () => {
    expect(await run(['ada', '--pack'])).toMatchObject({ code: 2, out: '' });
    expect((await run(['ada', '--pack', '--png'])).err).toContain('--pack: expected FILE, got nothing');
  });
});

describe('the built program', () => {
  it('draws with a pack', async () => {
    const brand = { cwd: join(root, 'test/examples') };
    expect(await spawnCommand(['ada', '--pack', 'brand/brand.js'], brand)).toMatchObject({
      code: 0,
      out: engine.createAvatar('ada'),
      err: '',
    });
  });

  it.each([
    ['waits for ever', 'await new Promise(() => {})', 'its start does not end'],
    ['ends the program', 'process.exit(0)', 'it ends the program'],
  ])('says that a module %s', async (name, code, reason) => {
    const path = write(`${name.replaceAll(' ', '-')}.mjs`, code);
    const outcome = await spawnCommand(['ada', '--pack', BRAND, '--pack', path]);
    expect(outcome).toMatchObject({ code: 1, out: '', err: `navii: --pack: ${path}: ${reason}\n` });
  });

  it('stops at a signal while a module starts', async () => {
    const path = write(
      'signal.mjs',
      'process.kill(process.pid, "SIGTERM"); await new Promise((done) => setTimeout(done, 60_000));',
    );
    expect(await spawnCommand(['ada', '--pack', path])).toMatchObject({ code: 143, out: '', err: '' });
  });
});
