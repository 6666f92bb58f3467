// The share page: shows the mascot of its address, sends it on, and finds that of another name.
import '../shared/page.js';
import { makeFileName } from '../../lib/files/file-name.js';
import { catalogue, createAvatar, readAvatarOptions } from '../../lib/index.js';
import { listSharedOptions } from '../../lib/pages/share.js';
import { copyFor } from '../shared/copy-button.js';
import { downloadPng, downloadSvg } from '../shared/download.js';
import { EMAIL_HINT, hashEmail } from '../shared/email.js';
import { readShareAddress, writeShareAddress } from '../shared/share-address.js';
import { shareFor } from '../shared/share-button.js';
import { takeOver } from '../shared/view.js';
import { describePage, fillFirst, FIRST_SEED } from './first.js';
import { FIRST_FIND, printShare, renderFind, renderMascot, type Find, type Share } from './view.js';

const { form, seed: given, valueOf } = readShareAddress(location);

function startMascot(root: HTMLElement): void {
  // An e-mail is taken out of the address before anything else.
  const hashed = hashEmail(given);
  const seed = hashed === '' ? FIRST_SEED : hashed;
  const settings = readAvatarOptions(valueOf, catalogue);
  const address = writeShareAddress(form, seed, listSharedOptions(settings));
  if (hashed !== given) history.replaceState(null, '', address);
  const link = location.origin + address;
  const { title, places } = describePage(seed, settings);
  // The drawing of a file: with its own options, but for those that the file decides.
  const drawFile = (size: number): string => createAvatar(seed, { ...settings, size, animated: false });
  const buttonOf = ({ currentTarget }: Event) => currentTarget as HTMLElement;

  const act = {
    share: (event: Event) => void shareFor(buttonOf(event), link, document.title),
    copyLink: (event: Event) => void copyFor(buttonOf(event), link, 'Link'),
    copySvg: (event: Event) => void copyFor(buttonOf(event), drawFile(settings.size), 'SVG'),
    saveSvg: () => downloadSvg(drawFile(settings.size), makeFileName(seed, '.svg')),
    savePng: () => void downloadPng(drawFile(state.size), makeFileName(seed, '.png')),
    chooseSize({ currentTarget }: Event) {
      state = { ...state, size: Number((currentTarget as HTMLSelectElement).value) };
      show(state);
    },
  };
  // The service has printed the mascot of the address; a host of files has that of the build alone.
  const isPrinted = root.querySelector('.more a:last-child')?.getAttribute('href') === places.builder;
  const printed = printShare(isPrinted ? places : fillFirst());
  let state: Share = { ...printed, places, isReady: true };
  const show = takeOver(root, (share: Share) => renderMascot(share, act), printed);
  show(state);
  if (!isPrinted) document.title = title;
}

function startFind(root: HTMLElement): void {
  const act = {
    type({ currentTarget }: Event) {
      const { value } = currentTarget as HTMLInputElement;
      show({ isReady: true, hint: hashEmail(value) === value ? '' : EMAIL_HINT });
    },
    submit(event: Event) {
      event.preventDefault();
      const field = (event.currentTarget as HTMLFormElement).querySelector('input');
      const seed = hashEmail(field?.value.trim() ?? '');
      if (seed === '') field?.focus();
      else location.assign(writeShareAddress(form, seed, []));
    },
  };
  const show = takeOver(root, (find: Find) => renderFind(find, act), FIRST_FIND);
  show({ isReady: true, hint: '' });
}

const [mascot, find] = ['#share', '#find'].map((id) => document.querySelector<HTMLElement>(id));
if (mascot) startMascot(mascot);
if (find) startFind(find);
