// Brand colours in the builder: the fields, what was adjusted, and what is no colour.
import { describe, expect, it } from 'vitest';
import { itSlow } from '../../sample.js';
import { listFindings } from '../axe.js';
import { useSite } from '../browse.js';
import { expectMascot } from './drive.js';

describe('brand colours', () => {
  const site = useSite();

  it('draw the mascot, and show what was adjusted', async () => {
    const { page } = await site.visit('/builder?seed=Ada');
    const body = page.getByLabel('Body', { exact: true });
    await body.fill('2bb5a8');
    await expectMascot(page, 'Ada', { colors: '#2bb5a8' });
    expect(await page.locator('#color-0-hint').textContent()).toBe('');
    await body.fill('#333');
    await expectMascot(page, 'Ada', { colors: '#333333' });
    expect(await page.locator('#color-0-hint').innerText()).toMatch(/#333333 → +#787878, so the face stays visible\./);
    await expect.poll(() => new URL(page.url()).searchParams.get('colors')).toBe('#333333');
    await page.reload();
    await expectMascot(page, 'Ada', { colors: '#333333' });
    await page.getByRole('button', { name: 'Remove colours' }).click();
    await expectMascot(page, 'Ada');
    expect(await body.inputValue()).toBe('');
  });

  it('say what is wrong beside the field, change nothing, and offer the nearest that works', async () => {
    const { page } = await site.visit('/builder?seed=Ada&colors=2bb5a8');
    const body = page.getByLabel('Body', { exact: true });
    for (const [text, nearest] of [
      ['2b b5 a8', '#2bb5a8'],
      ['teal', '#008080'],
    ] as const) {
      await body.fill(text);
      await body.blur();
      await page.getByRole('button', { name: `Use ${nearest}` }).waitFor();
      expect(await body.getAttribute('aria-invalid')).toBe('true');
      await expectMascot(page, 'Ada', { colors: '#2bb5a8' });
    }
    expect(await listFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use #008080' }).click();
    await expectMascot(page, 'Ada', { colors: '#008080' });
    expect(await body.getAttribute('aria-invalid')).toBe('false');
    for (const text of ['mauvelous', '#00', '#2bb5a']) {
      await body.fill(text);
      await body.blur();
      await expect
        .poll(() => page.locator('#color-0-hint').textContent(), { message: text })
        .toContain('three or six hex digits');
    }
  });

  it('stay in their places, whatever the name and the order in which they are typed', async () => {
    const { page } = await site.visit('/builder');
    const [body, ground, accent] = ['Body', 'Background', 'Accent'].map((name) =>
      page.getByLabel(name, { exact: true }),
    );
    await body?.fill('#0b5fff');
    const derived = await page.getByLabel('Pick the colour: background').inputValue();
    await accent?.fill('#ffd500');
    const wanted = ['#0b5fff', derived, '#ffd500'];
    // A hint is there only where another colour is drawn.
    const expectDrawn = async () => {
      for (const [at, field] of [body, ground, accent].entries()) {
        expect(await field?.inputValue()).toBe(wanted[at]);
        expect(await page.locator(`#color-${at}-hint`).textContent()).toBe('');
      }
    };
    await expectDrawn();
    for (let time = 0; time < 4; time++) await page.getByRole('button', { name: 'Another one' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Grace');
    await expectDrawn();
    await expect.poll(() => new URL(page.url()).searchParams.get('seed')).toBe('Grace');
    await page.reload();
    await expectDrawn();
    await ground?.fill('');
    await ground?.blur();
    expect([await body?.inputValue(), await accent?.inputValue()]).toEqual(['#0b5fff', '#ffd500']);
    expect(new Set(new URL(page.url()).searchParams.get('colors')?.split(',')).size).toBe(3);
  });

  itSlow('begin with the body that is drawn, and go when a palette is picked', async () => {
    const { page } = await site.visit('/builder?seed=Ada');
    const body = page.getByLabel('Body', { exact: true });
    const drawn = await page.getByLabel('Pick the colour: body').inputValue();
    await page.getByLabel('Background', { exact: true }).fill('#ffffff');
    await expectMascot(page, 'Ada', { colors: `${drawn},#ffffff` });
    expect(await body.inputValue()).toBe(drawn);
    await page.getByRole('tab', { name: 'palette', exact: true }).click();
    await page.locator('input[name=palette][value=mint]').check();
    await expect.poll(() => body.inputValue()).toBe('');
  });
});
