// Tests of the editor support: TypeScript's language server shows texts and completions of the built package.
import { BACKGROUNDS, MOODS, listPacks, listPalettes, STYLES } from 'navii';
import { NaviiAvatarElement, SHAPES, STATUSES } from 'navii/components';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Editor, MARK } from './editor.js';
import { ENTRIES, hoverAll, listExports } from './surface.js';

let editor: Editor;

beforeAll(async () => {
  editor = new Editor();
  await editor.open();
});

afterAll(() => editor.close());

const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);

describe('hovering', () => {
  it('finds the exports of every entry point', async () => {
    const counts = await Promise.all(ENTRIES.map(async (entry) => [entry, (await listExports(editor, entry)).length]));
    expect(Object.fromEntries(counts)).toEqual({
      navii: expect.toSatisfy((count: number) => count > 50),
      'navii/core': counts[0]?.[1],
      'navii/components': 14,
      'navii/authoring': 54,
      'navii/png': 3,
      'navii/fetch': 3,
      'navii/define': 14,
      'navii/define/core': 15,
      'navii/options': 3,
      'navii/packs': 1,
      ...Object.fromEntries(listPacks().map(({ id }) => [`navii/packs/${id}`, 1])),
      'navii-server': 4,
      ...Object.fromEntries(
        ['react', 'preact', 'vue'].flatMap((name) => [
          [`navii/${name}`, 6],
          [`navii/${name}/core`, 6],
        ]),
      ),
      // This entry has only types of markup.
      'navii/solid': 0,
      'navii/svelte': 0,
    });
  });

  it('shows a text and an example of every export, option and property', async () => {
    const places = await hoverAll(editor);
    expect(places.length).toBeGreaterThan(200);
    const short = places.filter(({ text, example }) => text === '' || !example).map(({ name }) => name);
    // The compiler shows no text for a namespace.
    expect(short).toEqual(['Navii of navii', 'Navii of navii/core']);
  });
});

describe('the options of createAvatar', () => {
  const complete = (options: string): Promise<string[]> =>
    editor.complete(`import { createAvatar } from 'navii';\ncreateAvatar('ada', { ${options} });`);

  it.each([
    ['palette', ids(listPalettes())],
    ['packs', ids(listPacks())],
    ['mood', MOODS],
    ['style', STYLES],
    ['background', BACKGROUNDS],
  ])('%s completes', async (option, values) => {
    expect(new Set(await complete(`${option}: '${MARK}'`))).toEqual(new Set(values));
  });

  it('packs complete in an array too', async () => {
    expect(new Set(await complete(`packs: ['garden', '${MARK}']`))).toEqual(new Set(ids(listPacks())));
  });
});

describe('the attributes of an element in JSX', () => {
  const complete = (attributes: string): Promise<string[]> =>
    editor.complete(`import 'navii/react';\nexport const it = <navii-avatar ${attributes} />;`);

  it('complete', async () => {
    expect(await complete(MARK)).toEqual(expect.arrayContaining(Object.keys(NaviiAvatarElement.properties)));
  });

  it.each([
    ['palette', ids(listPalettes())],
    ['mood', MOODS],
    ['style-hint', STYLES],
    ['background', BACKGROUNDS],
    ['shape', SHAPES],
    ['status', STATUSES],
  ])('%s completes', async (attribute, values) => {
    expect(new Set(await complete(`${attribute}="${MARK}"`))).toEqual(new Set(values));
  });

  it('packs complete in an array and in a text', async () => {
    expect(new Set(await complete(`packs={['${MARK}']}`))).toEqual(new Set(ids(listPacks())));
    expect(await complete(`packs="${MARK}"`)).toEqual(expect.arrayContaining(ids(listPacks())));
  });
});

describe('a mistake', () => {
  const diagnose = (options: string): Promise<string[]> =>
    editor.diagnose(`import { createAvatar } from 'navii';\ncreateAvatar('ada', { ${options} });`);

  it.each(["mood: 'hapy'", "background: 'x'", "style: 'Femme'", 'size: {}', "moods: 'wink'"])(
    'does not compile: %s',
    async (options) => {
      expect(await diagnose(options)).toHaveLength(1);
    },
  );

  it.each(["palette: 'my-own'", "packs: 'my-own'", "packs: ['my-own', 'garden']", "size: '64'", "animated: '1'"])(
    'is not found in valid code: %s',
    async (options) => {
      expect(await diagnose(options)).toEqual([]);
    },
  );
});
