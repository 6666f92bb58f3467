// Tests of <navii-picker> in browsers: its value, its form, its steps, and what it draws.
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import '../../components/define-picker.js';
import { loadPacks } from '../../components/define-core.js';
import type { NaviiPickerElement } from '../../components/define-picker.js';
import { createAvatar, describeAvatar, selectAvatar, type Slot } from '../../lib/index.js';
import { clear, mount } from './mount.js';

afterEach(clear);

// Packs are loaded late on a page. Here they are loaded before, but for the test of that.
beforeAll(() => loadPacks(['garden']));

const mountPicker = (attributes: string, inside = ''): Promise<NaviiPickerElement> =>
  mount('navii-picker', `<navii-picker ${attributes}>${inside}</navii-picker>`);

/** Mounts a picker in a form. */
async function mountField(
  attributes: string,
  inside = '',
  around = '',
): Promise<[HTMLFormElement, NaviiPickerElement]> {
  const form = (await mount(
    'form' as never,
    `<form><fieldset ${around}><navii-picker name="avatar" ${attributes}>${inside}</navii-picker></fieldset></form>`,
  )) as HTMLFormElement;
  const picker = form.querySelector('navii-picker') as NaviiPickerElement;
  await picker.updateComplete;
  return [form, picker];
}

function find(picker: NaviiPickerElement, selector: string): HTMLInputElement {
  return picker.shadowRoot?.querySelector<HTMLInputElement>(selector) ?? expect.fail(`no ${selector}`);
}

async function press(picker: NaviiPickerElement, selector: string): Promise<void> {
  find(picker, selector).click();
  await picker.updateComplete;
}

async function choose(picker: NaviiPickerElement, slot: Slot, id: string): Promise<void> {
  const tabs = [...(picker.shadowRoot?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  tabs.find((tab) => tab.textContent === slot)?.click();
  await press(picker, `input[name=${slot}][value="${id}"]`);
}

const readMascot = (picker: NaviiPickerElement): string => find(picker, '[part=preview] svg').outerHTML;

/** Draws as the SDK does with the value of a picker, in the form in which a page prints a drawing. */
function draw(seed: string, value: string, size = 256): string {
  const box = document.createElement('div');
  box.innerHTML = createAvatar(seed, { ...Object.fromEntries(new URLSearchParams(value)), size });
  return box.innerHTML;
}

describe('the value', () => {
  it('is empty without a choice, and then a query that draws the same mascot everywhere', async () => {
    const picker = await mountPicker('seed="ada"');
    expect([picker.value, readMascot(picker)]).toEqual(['', draw('ada', '')]);
    await choose(picker, 'topper', 'crown');
    expect([picker.value, readMascot(picker)]).toEqual(['parts=topper:crown', draw('ada', 'parts=topper:crown')]);
    await press(picker, '[part~=another]');
    expect(picker.value).toBe('variant=1&parts=topper:crown');
    expect(readMascot(picker)).toBe(draw('ada', picker.value));
    await choose(picker, 'topper', 'none');
    expect(picker.value).toBe('variant=1&parts=topper:none');
    await choose(picker, 'topper', 'auto');
    expect(picker.value).toBe('variant=1');
  });

  it('names the packs that can be chosen, as soon as something is chosen', async () => {
    const picker = await mountPicker('seed="ada" packs="garden"');
    expect([picker.value, readMascot(picker)]).toEqual(['', draw('ada', 'packs=garden')]);
    await choose(picker, 'body', 'tulip');
    expect(picker.value).toBe('packs=garden&parts=body:tulip');
    expect(readMascot(picker)).toBe(draw('ada', picker.value));
  });

  it.each([
    ['variant=3&parts=topper:crown', 'variant=3&parts=topper:crown'],
    ['?mood=wink', 'mood=wink'],
    ['parts=topper:crown&variant=3', 'variant=3&parts=topper:crown'],
    ['parts=topper:nonsense&size=&x=%zz', ''],
    ['packs=garden', 'packs=garden'],
    ['\u0000<b>&&&==', ''],
  ])('%j is read as %j', async (given, wanted) => {
    const picker = await mountPicker('seed="ada"');
    picker.value = given;
    // The table of ids of packs is loaded where an id is unknown.
    await expect.poll(() => picker.value).toBe(wanted);
    await picker.updateComplete;
    expect(readMascot(picker)).toBe(draw('ada', wanted));
  });

  it('shows which part was chosen, and which one the seed gives', async () => {
    const picker = await mountPicker('seed="ada" slots="palette" value="palette=mint"');
    expect(find(picker, ':checked').value).toBe('mint');
    await choose(picker, 'palette', 'auto');
    expect(picker.value).toBe('');
    expect(find(picker, '.word').textContent).toBe(`auto (${selectAvatar('ada').palette})`);
    await choose(picker, 'palette', 'coral');
    expect(picker.value).toBe('parts=palette:coral');
    expect(find(picker, '.word').textContent).toBe('auto');
  });

  it('loses colours when a palette is chosen, which they would hide', async () => {
    const picker = await mountPicker('seed="ada" slots="palette" value="colors=%23e50914"');
    expect(picker.value).toBe('colors=%23e50914');
    await choose(picker, 'palette', 'mint');
    expect(picker.value).toBe('parts=palette:mint');
  });

  it('keeps the ids of a pack that is still being loaded', async () => {
    const picker = await mountPicker('seed="ada" value="parts=topper:witch-hat"');
    await expect.poll(() => picker.value).toBe('parts=topper:witch-hat');
    await expect.poll(() => readMascot(picker)).toBe(draw('ada', 'parts=topper:witch-hat'));
  });

  it.each(['words="{"', 'words="null"', 'slots="nonsense,"', 'packs="nonsense"', 'seed=""', 'value="%"'])(
    'bad input does no harm: %s',
    async (attributes) => {
      const picker = await mountPicker(`seed="ada" ${attributes}`);
      expect(picker.value).toBe('');
      expect(find(picker, '[part=preview] svg')).toBeDefined();
    },
  );

  it('has nothing to choose without a seed', async () => {
    const picker = await mountPicker('');
    expect(find(picker, 'fieldset').disabled).toBe(true);
    expect(picker.shadowRoot?.querySelectorAll('input')).toHaveLength(0);
  });
});

describe('steps', () => {
  it('are undone and done again, and each fires input and change', async () => {
    const picker = await mountPicker('seed="ada"');
    const events: string[] = [];
    for (const name of ['input', 'change'])
      document.body.addEventListener(name, ({ type, target }) => {
        if (target === picker) events.push(`${type} ${picker.value}`);
      });
    const steps: readonly (readonly [part: string, value: string])[] = [
      ['another', 'variant=1'],
      ['another', 'variant=2'],
      ['undo', 'variant=1'],
      ['redo', 'variant=2'],
      ['reset', ''],
      ['undo', 'variant=2'],
    ];
    for (const [part, value] of steps) {
      events.length = 0;
      await press(picker, `[part~=${part}]`);
      expect([part, ...events]).toEqual([part, `input ${value}`, `change ${value}`]);
    }
    events.length = 0;
    picker.value = 'mood=wink';
    for (const part of ['undo', 'redo']) await press(picker, `[part~=${part}]`);
    expect([picker.value, ...events]).toEqual(['mood=wink']);
  });

  it('are told to screen readers', async () => {
    const picker = await mountPicker('seed="ada"');
    await press(picker, '[part~=another]');
    await expect.poll(() => find(picker, '[role=status]').textContent).toBe(describeAvatar('ada', { variant: 1 }));
    expect(find(picker, '[part=preview]').getAttribute('aria-label')).toBe(describeAvatar('ada', { variant: 1 }));
  });
});

describe('in a form', () => {
  const entries = (form: HTMLFormElement): unknown[] => [...new FormData(form)];

  it('sends its value, is reset to its attribute, and can be disabled', async () => {
    const [form, picker] = await mountField('seed="ada" value="variant=3"');
    expect(entries(form)).toEqual([['avatar', 'variant=3']]);
    await press(picker, '[part~=another]');
    expect(entries(form)).toEqual([['avatar', 'variant=4']]);
    form.reset();
    expect([picker.value, picker.form]).toEqual(['variant=3', form]);
    (form.firstElementChild as HTMLFieldSetElement).disabled = true;
    await picker.updateComplete;
    expect(entries(form)).toEqual([]);
    expect(find(picker, 'fieldset').disabled).toBe(true);
  });

  // React resets a form after its action, and sets properties of elements rather than attributes.
  it('is reset to the value of a program where it has no attribute', async () => {
    const [form, picker] = await mountField('seed="ada"');
    picker.value = 'variant=3';
    await press(picker, '[part~=another]');
    form.reset();
    expect(picker.value).toBe('variant=3');
  });

  it('can be undone where a program writes each value back, as frameworks do', async () => {
    const [, picker] = await mountField('seed="ada"');
    picker.addEventListener('change', () => {
      const { value } = picker;
      picker.value = value;
    });
    await press(picker, '[part~=another]');
    await press(picker, '[part~=undo]');
    expect(picker.value).toBe('');
  });

  it('is not valid without a choice where one is required', async () => {
    const [form, picker] = await mountField('seed="ada" required');
    expect([form.checkValidity(), picker.validity?.valueMissing, picker.validationMessage]).toEqual([
      false,
      true,
      'Choose an avatar.',
    ]);
    await press(picker, '[part~=another]');
    expect([form.checkValidity(), picker.reportValidity(), picker.willValidate]).toEqual([true, true, true]);
  });

  it('replaces the field for pages without script, but none below the mascot', async () => {
    const [form] = await mountField(
      'seed="ada" value="variant=3"',
      '<input type="hidden" name="avatar" value="variant=3"><label slot="actions"><input name="nick" value="Ada"></label>',
    );
    expect(entries(form)).toEqual([
      ['avatar', 'variant=3'],
      ['nick', 'Ada'],
    ]);
  });
});

describe('for all users', () => {
  it('keeps its style in a frame, and back in the page', async () => {
    const picker = await mountPicker('seed="ada"');
    const frame = (await mount('iframe', '<iframe></iframe>')).contentDocument ?? expect.fail('no document');
    for (const place of [frame, document]) {
      place.body.append(picker);
      expect(getComputedStyle(find(picker, 'fieldset')).display).toBe('grid');
    }
  });

  it('has the words of the page', async () => {
    const picker = await mountPicker('seed="ada"');
    picker.words = {
      another: 'Otro',
      body: 'cuerpo',
      bun: 'panecillo',
      auto: 'automático',
      mascot: 'Tu mascota',
      picker: 'Elige',
    };
    await picker.updateComplete;
    const words = picker.shadowRoot?.textContent;
    for (const word of ['Otro', 'cuerpo', 'panecillo', 'automático']) expect(words).toContain(word);
    expect(find(picker, '[part=preview]').getAttribute('aria-label')).toBe('Tu mascota');
  });

  it('has no fault that axe finds', async () => {
    const [form] = await mountField('seed="ada" packs="garden"');
    const { violations } = await axe.run(form, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('draws the pictures that are on the screen', async () => {
    const picker = await mountPicker('seed="ada" slots="topper"');
    const countDrawn = (): number => picker.shadowRoot?.querySelectorAll('.picture svg').length ?? 0;
    const all = picker.shadowRoot?.querySelectorAll('.picture').length ?? 0;
    await expect.poll(countDrawn).toBeGreaterThan(3);
    expect(countDrawn()).toBeLessThan(all);
    const last = [...(picker.shadowRoot?.querySelectorAll('.picture') ?? [])].at(-1);
    last?.scrollIntoView();
    await expect.poll(() => last?.querySelector('svg')).not.toBeNull();
  });

  it('takes a click anywhere on an option', async () => {
    const picker = await mountPicker('seed="ada" slots="body"');
    const [option] = picker.shadowRoot?.querySelectorAll('label') ?? [];
    await expect.poll(() => option?.querySelector('svg')).toBeTruthy();
    const { left, top, width, height } = option?.getBoundingClientRect() ?? expect.fail('no option');
    for (const at of [0.3, 0.9]) {
      const hit = picker.shadowRoot?.elementFromPoint(left + width / 2, top + height * at);
      expect(hit?.localName).toBe('input');
    }
  });

  it.each([
    ['body', ',topper:none,antenna:none,accessory:none,tilt:0'],
    ['topper', ',accessory:bow-tie'],
    ['accessory', ''],
  ] as const)('shows each %s on this mascot', async (slot, bare) => {
    const picker = await mountPicker(
      `seed="ada" value="parts=accessory:bow-tie" slots="${slot}" style="--navii-picker-height: none"`,
    );
    const choices = [...(picker.shadowRoot?.querySelectorAll('label') ?? [])];
    for (const choice of choices) {
      choice.scrollIntoView();
      const id = choice.querySelector('input')?.value ?? '';
      const query = `parts=${slot}:${id}${bare}`;
      await expect.poll(() => choice.querySelector('.picture')?.innerHTML).toBe(draw('ada', query, 96));
    }
  });
});
