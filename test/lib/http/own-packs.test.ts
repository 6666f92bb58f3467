// Tests of `navii/fetch` with a custom engine: a brand's pack and its defaults.
import { expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { createHandler } from '../../../lib/http/fetch.js';
import { hashCustom } from '../../../lib/http/hash-custom.js';
import { createAvatar, createEngine, createGroup, type Pack } from '../../../lib/index.js';
import { PACKS } from '../../../lib/packs/index.js';
import { fjord } from '../../examples/brand/brand.js';

function serve(engine?: ReturnType<typeof createEngine>) {
  const rasterize = (svg: string): Promise<Uint8Array> => Promise.resolve(new TextEncoder().encode(svg));
  const handle = createHandler({ engine, rasterize });
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await handle(new Request(`https://navii.test${path}`, { headers }));
    return { status: response.status, tag: response.headers.get('etag'), text: await response.text() };
  };
}

it('draws a pack that a request names, and all others as ever', async () => {
  const engine = createEngine({ packs: [...PACKS, fjord] });
  const ask = serve(engine);
  const branded = engine.createAvatar('ada', { packs: 'fjord' });
  expect((await ask('/avatar/ada?packs=fjord')).text).toBe(branded);
  expect((await ask('/avatar/ada.png?packs=fjord')).text).toBe(branded);
  expect((await ask('/avatar/ada?palette=fjord-teal')).text).toContain('#6bd');
  expect((await ask('/avatar/ada?packs=garden')).text).toBe(createAvatar('ada', { packs: 'garden' }));
  expect(branded).not.toBe(createAvatar('ada'));
});

it('draws the brand without an option, also in a group', async () => {
  const engine = createEngine({ packs: [fjord], defaults: { packs: 'fjord', background: 'ring' } });
  const ask = serve(engine);
  expect((await ask('/avatar/ada')).text).toBe(engine.createAvatar('ada', { packs: 'fjord', background: 'ring' }));
  expect((await ask('/avatar/ada?background=none')).text).toBe(engine.createAvatar('ada', { background: 'none' }));
  expect((await ask('/avatar/ada?packs=none&background=solid')).text).toBe(
    createAvatar('ada', { background: 'solid' }),
  );
  const { text } = await ask('/group?seeds=ada,grace');
  expect(text).toBe(engine.createGroup(['ada', 'grace']));
  expect(text).not.toBe(createGroup(['ada', 'grace']));
  expect((await ask('/random')).text).toContain('ellipse');
});

it('has one tag for one drawing, however the request says it', async () => {
  const ask = serve(createEngine({ packs: [fjord], defaults: { packs: 'fjord' } }));
  const { tag } = await ask('/avatar/ada');
  expect((await ask('/avatar/ada?packs=fjord')).tag).toBe(tag);
  expect((await ask('/avatar/ada', { 'if-none-match': tag ?? '' })).status).toBe(304);
  expect((await ask('/avatar/ada?packs=none')).tag).not.toBe(tag);
});

it('changes the tags with the pack and with the defaults', async () => {
  const [sail] = fjord.topper?.parts ?? [];
  const redrawn = { ...fjord, topper: { none: 1, parts: [{ ...sail, draw: () => '<path d="M0 0h9"/>' }] } } as Pack;
  const weighed = { ...fjord, topper: { ...fjord.topper, none: 2 } } as Pack;
  const engines = [
    ...[fjord, redrawn, weighed].map((pack) => createEngine({ packs: [pack] })),
    createEngine({ packs: [fjord], defaults: { mood: 'happy' } }),
    createEngine(),
  ];
  for (const path of ['/avatar/ada', '/avatar/ada.png', '/group?seeds=ada']) {
    const tags = await Promise.all(engines.map(async (engine) => (await serve(engine)(path)).tag));
    expect(new Set(tags).size, path).toBe(engines.length);
    // An engine with fewer packs of this library counts as the library.
    expect(tags.at(-1)).toBe((await serve()(path)).tag);
  }
});

it('lists the ids in /openapi.json', async () => {
  const { text } = await serve(createEngine({ packs: [...PACKS, fjord] }))('/openapi.json');
  const { palette, packs } = JSON.parse(text).components.parameters;
  expect(palette.schema.items.enum).toContain('fjord-teal');
  expect(packs.schema.items.enum).toEqual([...catalogue.packs.keys(), 'fjord']);
  expect((await serve()('/openapi.json')).text).not.toContain('fjord');
});

it('fails at once with a part that cannot be drawn', () => {
  const parts = [
    {
      id: 'bomb',
      weight: 1,
      draw() {
        throw new Error('bang');
      },
    },
  ];
  const engine = createEngine({ packs: [{ id: 'bad', name: 'Bad', about: 'Bad.', topper: { none: 0, parts } }] });
  expect(() => createHandler({ engine })).toThrow('bang');
  expect(hashCustom(catalogue)).toBe('');
});
