// The script of the page that the service sends for a share page with an e-mail address in its address. The button opens the page of
// the hash instead.
import '../shared/page.js';
import { catalogue } from '../../lib/catalogue.js';
import { isEmail } from '../../lib/choose/seed.js';
import { createAvatar, readAvatarOptions } from '../../lib/index.js';
import { readTyped } from '../shared/email.js';
import { readShareAddress, writeShareAddress } from '../shared/share-address.js';

type Parts = Readonly<Record<'face' | 'who' | 'hash' | 'hint', Element>>;

function startForm(form: HTMLFormElement, field: HTMLInputElement, { face, who, hash, hint }: Parts): void {
  const given = readShareAddress(location);
  field.value = given.seed;
  form.hidden = false;
  const settings = readAvatarOptions(given.valueOf, catalogue);
  const showFace = (): void => {
    // Before an address is typed, the example in the field.
    const address = field.value.trim() || field.placeholder;
    const seed = readTyped(address);
    const look = { ...settings, size: 320, shape: 'rounded', background: 'solid', animated: false } as const;
    face.innerHTML = createAvatar(seed, look);
    who.textContent = field.value.trim() || `Example: ${address}`;
    hash.textContent = isEmail(address) ? `${seed.slice(0, 24)}…` : '';
  };
  showFace();
  form.addEventListener('input', showFace);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const seed = readTyped(field.value.trim());
    if (seed === '') {
      field.setAttribute('aria-invalid', 'true');
      hint.textContent = 'Type an address first.';
      return field.focus();
    }
    const options = [...new URLSearchParams(location.search)].filter(([, text]) => !isEmail(text.trim()));
    // Takes the place of this address in the history of the browser.
    location.replace(writeShareAddress(given.form, seed, options));
  });
}

const form = document.querySelector<HTMLFormElement>('[data-hash]');
const field = form?.querySelector('input');
const [face, who, hash, hint] = ['#face', '#who', '#hash', '#email-hint'].map((id) => document.querySelector(id));
if (form && field && face && who && hash && hint) startForm(form, field, { face, who, hash, hint });
