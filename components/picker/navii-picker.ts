// <navii-picker>: lets a user choose an avatar. It is a form control, whose value is the query of the chosen options.
import { ReactiveElement, type PropertyDeclarations, type PropertyValues } from '@lit/reactive-element';
import { selectSeed, specOf } from '../../lib/choose/select.js';
import { attempt, text } from '../../lib/options/read.js';
import { AVATAR_SCHEMA } from '../../lib/options/schema.js';
import { drawSelection } from '../../lib/render/avatar.js';
import { describeSelection } from '../../lib/render/describe.js';
import { printDrawing } from '../../lib/render/svg.js';
import type { Slot } from '../../lib/spec.js';
import { drawPlaceholder } from '../element/placeholder.js';
import { readSeed } from '../element/properties.js';
import { styleRoot } from '../element/show.js';
import { arePacksReady, getCatalogue, subscribe, unsubscribe } from '../packs/resources.js';
import {
  choose,
  findChosen,
  listChoices,
  listSlots,
  printChosen,
  readChosen,
  settingsOf,
  type Chosen,
} from './choices.js';
import { drawPicture } from './pictures.js';
import { pickerStyles } from './styles.js';
import { PickerView } from './view.js';

/** Width of the mascot in pixels, before the style sheet scales it. */
const SIZE = 256;

/** The slots that can be chosen if the attribute names no slot. */
const SLOTS = 'body palette eyes mouth topper accessory';

/** The words that are neither a slot nor an id. */
const WORDS = {
  picker: 'Choose your avatar',
  another: 'Another one',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Start over',
  required: 'Choose an avatar.',
} as const;

/**
 * Words of a picker in another language: of its buttons, of slots (`eyeSize`), and of ids (`cat-ears`). `picker` is its name, `auto`
 * the choice of the seed, `none` an empty slot, `required` the message for an empty value, and `mascot` the description of the mascot.
 *
 * @example
 * const words: PickerWords = { another: 'Otro', body: 'cuerpo', 'cat-ears': 'orejas de gato' };
 */
export type PickerWords = Readonly<Record<string, string>>;

/** A slot or an id in English: `eyeSize` is `eye size`. */
function nameOf(key: string): string {
  return key.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/**
 * The class of `<navii-picker>`, which `navii/picker` registers. With a `name` its value is sent with the form around it. It fires
 * `input` and `change` when the user has chosen.
 *
 * @example
 * document.body.innerHTML = '<form><navii-picker name="avatar" seed="ada" value="variant=3"></navii-picker></form>';
 */
export class NaviiPickerElement extends ReactiveElement {
  static readonly formAssociated = true;

  static override readonly shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  static override readonly properties: PropertyDeclarations = {
    name: { reflect: true },
    seed: { reflect: true },
    packs: { reflect: true },
    slots: { reflect: true },
    required: { type: Boolean, reflect: true },
    disabled: { type: Boolean, reflect: true },
    words: { converter: (given) => attempt(() => JSON.parse(given ?? '{}') as PickerWords) },
    value: { noAccessor: true, attribute: false },
  };

  /** Name of its field in the data of a form. */
  declare name: string | null | undefined;
  /** The mascot to change. Without a seed, users can choose nothing. */
  declare seed: string | number | null | undefined;
  /** Ids of packs, whose parts can be chosen too. Their ids are part of every value that is not empty. */
  declare packs: string | null | undefined;
  /** The slots that can be chosen, in order, with captions of rows: `face: eyes mouth`. Default: `body palette eyes mouth topper accessory`. */
  declare slots: string | null | undefined;
  /** Whether the user must choose something. */
  declare required: boolean | undefined;
  declare disabled: boolean | undefined;
  /** Words in another language; as an attribute, JSON. */
  declare words: PickerWords | null | undefined;

  readonly #internals = attempt(() => {
    const internals = this.attachInternals();
    // The internals of jsdom lack the methods of forms.
    return 'setFormValue' in internals ? internals : undefined;
  });
  #query = '';
  /** The value that a program set last. Without an attribute, a reset brings it back. */
  #given = '';
  /** Whether the value was set or chosen: from then on the attribute does not decide it. */
  #isDirty = false;
  #isFormDisabled = false;
  /** The values since a program has set one, and the place of the one that is shown: steps to undo and redo. */
  #steps = [''];
  #at = 0;
  #slot: Slot | undefined;
  #view: PickerView | undefined;

  // ---------- Value

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'value'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (name !== 'value') super.attributeChangedCallback(name, old, value);
    else if (!this.#isDirty) this.#start(value ?? '');
  }

  /** The chosen options as a query: `variant=3&parts=topper:crown`. Empty if nothing was chosen. */
  get value(): string {
    return this.#isReady() ? printChosen(readChosen(this.#query, getCatalogue())) : this.#query;
  }

  set value(value: string | null | undefined) {
    this.#isDirty = true;
    this.#given = text(value);
    // Frameworks write each value back, which must not end the steps to undo.
    if (this.#given !== this.value) this.#start(this.#given);
  }

  #start(query: string): void {
    [this.#steps, this.#at] = [[query], 0];
    this.#setQuery(query);
  }

  /** The chosen options, with the packs of the attribute. */
  #read(): Chosen {
    const packs = text(this.packs);
    return { ...(packs !== '' && { packs }), ...readChosen(this.#query, getCatalogue()) };
  }

  /** Whether all packs that it needs are loaded. The missing ones are fetched. */
  #isReady(): boolean {
    const params = new URLSearchParams(this.#query);
    const needs = [
      (name: string) => params.get(name) ?? undefined,
      (name: string) => (name === 'packs' ? this.packs : undefined),
    ];
    return needs.map(arePacksReady).every(Boolean);
  }

  #setQuery(query: string): void {
    this.#query = query;
    this.#syncForm();
    this.requestUpdate();
  }

  /** Takes a choice of the user, and tells the page. */
  #change(query: string, isAnnounced = true): void {
    this.#isDirty = true;
    this.#setQuery(query);
    this.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    this.dispatchEvent(new Event('change', { bubbles: true }));
    if (isAnnounced) void this.updateComplete.then(() => this.#view?.announce());
  }

  #take(chosen: Chosen, isAnnounced?: boolean): void {
    // Packs alone do not count as a choice. The options are read once more, which sorts them.
    const isEmpty = Object.keys(chosen).every((name) => name === 'packs');
    const query = isEmpty ? '' : printChosen(readChosen(printChosen(chosen), getCatalogue()));
    if (query === this.value) return;
    this.#at += 1;
    this.#steps = [...this.#steps.slice(0, this.#at), query];
    this.#change(query, isAnnounced);
  }

  #step(by: number): void {
    const query = this.#steps[this.#at + by];
    if (query === undefined) return;
    this.#at += by;
    this.#change(query);
  }

  #drawAnother(): void {
    const chosen = this.#read();
    const variant = (Number(chosen['variant'] ?? 0) + 1) % (AVATAR_SCHEMA.variant.max + 1);
    this.#take({ ...chosen, variant: String(variant) });
  }

  // ---------- Form control (HTML §4.13.7.3)

  get form(): HTMLFormElement | null {
    return this.#internals?.form ?? null;
  }

  get labels(): NodeList | undefined {
    return this.#internals?.labels;
  }

  get validity(): ValidityState | undefined {
    return this.#internals?.validity;
  }

  get validationMessage(): string {
    return this.#internals?.validationMessage ?? '';
  }

  get willValidate(): boolean {
    return this.#internals?.willValidate ?? false;
  }

  checkValidity(): boolean {
    return this.#internals?.checkValidity() ?? true;
  }

  reportValidity(): boolean {
    return this.#internals?.reportValidity() ?? true;
  }

  formResetCallback(): void {
    this.#start(this.getAttribute('value') ?? this.#given);
    this.#isDirty = false;
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isFormDisabled = isDisabled;
    this.requestUpdate();
  }

  /** Restores the value when the browser goes back to the page. */
  formStateRestoreCallback(state: string): void {
    this.#isDirty = true;
    this.#start(state);
  }

  #syncForm(): void {
    const { value } = this;
    const internals = this.#internals;
    if (internals === undefined) return;
    internals.setFormValue(value);
    internals.role = 'group';
    // The name that a label gives counts more.
    internals.ariaLabel = internals.labels.length > 0 ? null : this.#wordOf('picker');
    if (this.required && value === '')
      internals.setValidity({ valueMissing: true }, this.#wordOf('required'), this.#view?.anchor);
    else internals.setValidity({});
  }

  // ---------- View

  override connectedCallback(): void {
    super.connectedCallback();
    subscribe(this);
    // A field inside is for pages without script. Else it would be sent a second time.
    for (const field of this.querySelectorAll<HTMLInputElement>(
      ':scope > :not([slot]) input, :scope > input:not([slot])',
    )) {
      field.disabled = true;
    }
  }

  override disconnectedCallback(): void {
    unsubscribe(this);
    super.disconnectedCallback();
  }

  // Not Lit's own: its style sheets belong to the document of the page, but an element may stand in a frame.
  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow(NaviiPickerElement.shadowRootOptions);
    styleRoot(root, [pickerStyles]);
    return root;
  }

  /** Styles the element again: the browser removes the style sheets when it moves an element to another document. */
  adoptedCallback(): void {
    if (this.shadowRoot !== null) styleRoot(this.shadowRoot, [pickerStyles]);
  }

  /** A word that the page gives. */
  #findWord(key: string): string {
    return text(attempt(() => this.words?.[key]));
  }

  #wordOf(key: string): string {
    return this.#findWord(key) || (WORDS[key as keyof typeof WORDS] ?? nameOf(key));
  }

  #makeView(): PickerView {
    return new PickerView(this.renderRoot as ShadowRoot, {
      another: () => this.#drawAnother(),
      undo: () => this.#step(-1),
      redo: () => this.#step(1),
      reset: () => this.#take({}),
      open: (slot) => {
        this.#slot = slot;
        this.#show();
      },
      choose: (id) => this.#take(choose(this.#read(), this.#slot as Slot, id, getCatalogue()), false),
    });
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    this.#view ??= this.#makeView();
    this.#syncForm();
    this.#show();
  }

  #show(): void {
    const seed = readSeed(this.seed);
    const known = getCatalogue();
    const isReady = this.#isReady() && seed !== '';
    const chosen = this.#read();
    const settings = { ...settingsOf(chosen, known), size: SIZE };
    const selection = isReady ? selectSeed(seed, settings, known) : undefined;
    // Without a pack, some slots have nothing to choose from.
    const offer = (names: string) =>
      [...listSlots(names)]
        .map(([each, caption]) => [each, listChoices(each, settings.packs, known), caption] as const)
        .filter(([, ids]) => ids.length > 1);
    const named = offer(text(this.slots));
    const offered = named.length > 0 ? named : offer(SLOTS);
    const [slot, ids] = offered.find(([each]) => each === this.#slot) ?? (offered as [(typeof offered)[number]])[0];
    this.#slot = slot;
    this.#view?.show({
      isDisabled: this.disabled === true || this.#isFormDisabled || selection === undefined,
      idle: { undo: this.#at === 0, redo: this.#at === this.#steps.length - 1, reset: this.value === '' },
      mascot: printDrawing(selection ? drawSelection(selection, settings, known.layers) : drawPlaceholder(settings)),
      description: selection ? this.#findWord('mascot') || describeSelection(selection, settings) : '',
      slots: offered.map(([each]) => each),
      captions: offered.map(([, , caption]) => caption),
      slot,
      ids: selection ? [undefined, ...ids] : [],
      chosen: findChosen(chosen, slot, known),
      current: selection && specOf(selection)[slot],
      identity: JSON.stringify([seed, chosen, slot]),
      draw: (id) => drawPicture(seed, settingsOf(choose(chosen, slot, id, known), known), slot, known),
      wordOf: (key) => this.#wordOf(key),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navii-picker': NaviiPickerElement;
  }
}
