// The script of the share page: it shows the mascot of the address, shares and saves it, and opens the page of another name.
import '../shared/page.js';
import { catalogue } from '../../lib/catalogue.js';
import { createAvatar, readAvatarOptions } from '../../lib/index.js';
import { listSharedOptions } from '../../lib/pages/share.js';
import { copyFor, createSave, shareFor } from '../shared/copy-button.js';
import { hashEmail, hintTyped, readTyped } from '../shared/email.js';
import { readShareAddress, writeShareAddress } from '../shared/share-address.js';
import { buttonOf, formOf, hydrateView, inputOf } from '../shared/view.js';
import {
  describePage,
  fillFirst,
  FIRST_FIND,
  FIRST_SEED,
  printShare,
  renderFind,
  renderMascot,
  type ShareState,
} from './view.js';

const { form, seed: given, valueOf } = readShareAddress(location);

function startMascot(root: HTMLElement): void {
  // An e-mail address is taken out of the address before anything else.
  const hashed = hashEmail(given);
  const seed = hashed === '' ? FIRST_SEED : hashed;
  const settings = readAvatarOptions(valueOf, catalogue);
  const address = writeShareAddress(form, seed, listSharedOptions(settings));
  if (hashed !== given) history.replaceState(null, '', address);
  const link = location.origin + address;
  const { title, places } = describePage(seed, settings);
  // A file has the options of the mascot, but its own size, and no motion.
  const drawFile = (size: number): string => createAvatar(seed, { ...settings, size, animated: false });
  const save = createSave(() => import('../shared/download.js'));
  const act = {
    share: (event: Event) => void shareFor(buttonOf(event), link, document.title),
    copyLink: (event: Event) => void copyFor(buttonOf(event), link, 'Link'),
    copySvg: (event: Event) => void copyFor(buttonOf(event), drawFile(settings.size), 'SVG'),
    saveSvg: (event: Event) => void save(event, ({ saveSvg }) => saveSvg(drawFile(settings.size), seed)),
    savePng: (event: Event) => void save(event, ({ savePng }) => savePng(drawFile(state.size), seed)),
    chooseSize(event: Event) {
      state = { ...state, size: Number(inputOf(event).value) };
      show(state);
    },
  };
  // The service prints the mascot of the address. A host of static files has the mascot of the build.
  const isPrinted = root.querySelector('.links a')?.getAttribute('href') === places.builder;
  const printed = printShare(isPrinted ? places : fillFirst());
  let state: ShareState = { ...printed, places, isReady: true };
  const show = hydrateView(root, (share: ShareState) => renderMascot(share, act), printed);
  show(state);
  if (!isPrinted) document.title = title;
}

function startFind(root: HTMLElement): void {
  const act = {
    type: (event: Event) => show({ isReady: true, hint: hintTyped(inputOf(event).value), isWrong: false }),
    submit(event: Event) {
      event.preventDefault();
      const field = formOf(event).querySelector('input');
      const seed = readTyped(field?.value.trim() ?? '');
      if (seed !== '') return location.assign(writeShareAddress(form, seed, []));
      show({ isReady: true, hint: 'Type a name first.', isWrong: true });
      field?.focus();
    },
  };
  const show = hydrateView(root, (find: typeof FIRST_FIND) => renderFind(find, act), FIRST_FIND);
  show({ ...FIRST_FIND, isReady: true });
}

const [mascot, find] = ['#share', '#find'].map((id) => document.querySelector<HTMLElement>(id));
if (mascot) startMascot(mascot);
if (find) startFind(find);
