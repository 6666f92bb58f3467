// The share page: shows the mascot of its address, sends it on, and finds that of another name.
import { makeFileName } from '../../lib/command/file-name.js';
import { catalogue, createAvatar, readAvatarOptions, type AvatarSettings } from '../../lib/index.js';
import { compileSharePage, describeShared, listSharedOptions } from '../../lib/share.js';
import { copyFor } from '../shared/copy-button.js';
import { find } from '../shared/dom.js';
import { downloadPng, downloadSvg } from '../shared/download.js';
import { EMAIL_HINT, hashEmail } from '../shared/email.js';
import { readShareAddress, writeShareAddress } from '../shared/share-address.js';
import { shareFor } from '../shared/share-button.js';
import { FIRST_SEED } from './first-seed.js';

/** What the page shows. */
interface Shown {
  readonly seed: string;
  readonly settings: AvatarSettings;
  /** Address of this page, whole. */
  readonly link: string;
}

/** Reads the address, out of which an e-mail is taken before anything else. */
function readAddress(): Shown {
  const { form, seed: given, valueOf } = readShareAddress(location);
  const seed = hashEmail(given);
  const settings = readAvatarOptions(valueOf, catalogue);
  const address = writeShareAddress(form, seed === '' ? FIRST_SEED : seed, listSharedOptions(settings));
  if (seed !== given) history.replaceState(null, '', address);
  return { seed: seed === '' ? FIRST_SEED : seed, settings, link: location.origin + address };
}

/** Shows the mascot, unless the service, or the build, has written it already. */
function show({ seed, settings }: Shown): void {
  const workbench = document.createElement('template');
  const shared = describeShared(seed, settings, catalogue);
  const { innerHTML } = find('template[data-template]', HTMLTemplateElement);
  workbench.innerHTML = compileSharePage(innerHTML, catalogue)(seed, settings, shared);
  const next = workbench.content.firstElementChild;
  const shown = find('[data-mascot]', HTMLElement);
  if (next === null || next.getAttribute('data-mascot') === shown.dataset['mascot']) return;
  shown.replaceWith(next);
  document.title = shared.title;
}

/** The drawing of a file: with its own options, but for those that the file decides. */
function drawFile({ seed, settings }: Shown, size: number): string {
  return createAvatar(seed, { ...settings, size, animated: false });
}

function startTools(shown: Shown): void {
  const { seed, settings, link } = shown;
  const onClick = (selector: string, listener: (button: HTMLButtonElement) => void): void => {
    const button = find(selector, HTMLButtonElement);
    button.addEventListener('click', () => listener(button));
  };
  onClick('[data-share]', (button) => void shareFor(button, link, document.title));
  onClick('[data-copy-link]', (button) => void copyFor(button, link, 'Link'));
  onClick('[data-copy-svg]', (button) => void copyFor(button, drawFile(shown, settings.size), 'SVG'));
  onClick('[data-save-svg]', () => downloadSvg(drawFile(shown, settings.size), makeFileName(seed, '.svg')));
  onClick('[data-save-png]', () => {
    const size = Number(find('#png-size', HTMLSelectElement).value);
    void downloadPng(drawFile(shown, size), makeFileName(seed, '.png'));
  });
}

/** The form that leads to the page of another name. It is not sent, so that no e-mail gets into an address. */
function startForm(): void {
  const form = find('[data-find]', HTMLFormElement);
  const field = find('[data-find] input', HTMLInputElement);
  const hint = find('[data-hashed]', HTMLElement);
  const { form: kind } = readShareAddress(location);
  field.addEventListener('input', () => {
    const isHashed = hashEmail(field.value) !== field.value;
    hint.textContent = isHashed ? EMAIL_HINT : '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const seed = hashEmail(field.value.trim());
    if (seed === '') field.focus();
    else location.assign(writeShareAddress(kind, seed, []));
  });
}

/** Wires the share page. */
export function startSharePage(): void {
  const shown = readAddress();
  show(shown);
  startTools(shown);
  startForm();
  for (const element of document.querySelectorAll<HTMLElement>('[data-scripted]')) element.hidden = false;
}
