import { linkSharePage } from '../../lib/pages/links.js';
// The playground: controls change one state, and the views show it.
import { createAddressSync, locateSite } from '../shared/address.js';
import { announce } from '../shared/announce.js';
import { copyFor } from '../shared/copy-button.js';
import { EMAIL_HINT, hashEmail } from '../shared/email.js';
import { readForm } from '../shared/form.js';
import { hop } from '../shared/hop.js';
import { listOptions, omit, OPTION_NAMES, TEAM_NAMES } from '../shared/options.js';
import { startRoving } from '../shared/roving.js';
import { shareFor } from '../shared/share-button.js';
import { lazily, redraw, redrawAll, takeOver } from '../shared/view.js';
import { describeState } from './preview.js';
import { createTypingRest, restOutOfSight } from './rest.js';
import { renderShowcase } from './showcase.js';
import {
  FIRST_TEAM,
  getSeed,
  hashTeam,
  needsRewriting,
  readState,
  splitTeam,
  writeState,
  type State,
} from './state.js';
import {
  FIRST,
  linkToBuilder,
  renderPanel,
  renderSign,
  renderTeam,
  type Landing,
  type LandingActions,
} from './view.js';

const TEAM_FIELDS = ['team', ...TEAM_NAMES];

/** Whether a click is to open a page elsewhere. */
function isElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** What the fields show of a state that was not typed. */
function fillFields(state: State): Partial<Landing> {
  return { seed: getSeed(state), team: state['team'] ?? FIRST_TEAM, seedHint: '', teamHint: '' };
}

/** Makes the crowd one stop of the Tab key, from which each mascot goes into the playground. */
function startCrowd(meet: (query: string) => void): void {
  const crowd = document.querySelector<HTMLElement>('.crowd');
  if (!crowd) return;
  startRoving(crowd);
  crowd.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || isElsewhere(event)) return;
    event.preventDefault();
    meet(link.search);
  });
}

/**
 * Holds the clicks and keys on buttons that come before their script.
 *
 * @returns a function that repeats them
 */
function holdEvents(root: Element): () => void {
  const held: Event[] = [];
  const hold = (event: Event): unknown => (event.target as Element).closest('button') && held.push(event);
  const types = ['click', 'keydown'];
  for (const type of types) root.addEventListener(type, hold);
  return () => {
    for (const type of types) root.removeEventListener(type, hold);
    for (const event of held) event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  };
}

/** Starts the playground of the landing page. */
export function startPlayground(): void {
  const address = createAddressSync(readAddress);
  const restWhileTyping = createTypingRest([...document.querySelectorAll('.crowd, .panel-mascots')]);
  let landing: Landing = { ...FIRST, service: locateSite('/') };
  const shows: ((landing: Landing) => void)[] = [];
  let samplesShows: readonly ((landing: Landing) => void)[] = [];
  // The first picture does not wait for it.
  const samples = import('./samples.js');
  const code = document.querySelector('#get-code');
  const repeatEvents = code && holdEvents(code);

  function show(changes: Partial<Landing>): void {
    landing = { ...landing, ...changes };
    for (const part of [...shows, ...samplesShows]) part(landing);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/builder"]')) {
      link.href = linkToBuilder(landing.state);
    }
  }

  function setState(state: State, fields: Partial<Landing> = {}): void {
    show({ state, ...fields });
    address.update(() => writeState(landing.state));
  }

  /** Sets a state that does not come from the controls. */
  function replaceState(state: State): void {
    setState(state, fillFields(state));
  }

  /** Sets the state of the address, and takes e-mails out of the address. */
  function readAddress(): void {
    const query = location.search;
    const state = readState(query);
    show({ state, ...fillFields(state) });
    if (!needsRewriting(query)) return;
    address.update(() => writeState(state));
    address.flush();
  }

  const act: LandingActions = {
    // The state never holds an e-mail address, only its hash.
    typeSeed(text) {
      const seed = hashEmail(text);
      const others = omit(landing.state, ['seed']);
      const seedHint = seed === text ? '' : EMAIL_HINT;
      setState(text === '' ? others : { ...others, seed }, { seed: text, seedHint });
      restWhileTyping();
    },
    changeOptions({ currentTarget, target }) {
      // The colour pickers have no name: they set their option by themselves.
      if ((target as HTMLInputElement).name === '') return;
      const options = readForm(currentTarget as HTMLFormElement, OPTION_NAMES);
      setState({ ...omit(landing.state, OPTION_NAMES), ...options });
    },
    changeTeam({ currentTarget, target }) {
      if ((target as HTMLInputElement).name === '') return;
      // An empty field means no others: keep the text, or FIRST_TEAM would return.
      const { team = '', ...options } = readForm(currentTarget as HTMLFormElement, TEAM_FIELDS);
      const seeds = hashTeam(team);
      const teamHint = seeds === splitTeam(team).join(',') ? '' : EMAIL_HINT;
      setState({ ...omit(landing.state, TEAM_FIELDS), ...options, team: seeds }, { team, teamHint });
    },
    setOption(name, text) {
      const others = omit(landing.state, [name]);
      setState(text === '' ? others : { ...others, [name]: text });
    },
    surprise: () => void samples.then(({ inventName }) => replaceState({ ...landing.state, seed: inventName() })),
    reset: () => replaceState({}),
    dress(event, options) {
      if (isElsewhere(event)) return;
      event.preventDefault();
      replaceState({ ...landing.state, ...options });
      location.hash = 'playground';
    },
    greet(event) {
      event.preventDefault();
      const form = event.currentTarget as HTMLElement;
      hop(form.previousElementSibling);
      announce(`${getSeed(landing.state)}: ${describeState(landing.state)}`);
      // A second Enter copies.
      form.querySelector<HTMLElement>('.take button')?.focus();
    },
    // Nothing else depends on the tab.
    selectCode(id) {
      landing = { ...landing, state: { ...landing.state, code: id } };
      for (const part of samplesShows) part(landing);
      // The next key counts from the tab that is shown.
      if (code) redraw(code);
      address.update(() => writeState(landing.state));
    },
    copyCode({ currentTarget }) {
      void samples.then(({ writeCode }) => {
        redrawAll();
        const source = document.querySelector('#code code') ?? undefined;
        return copyFor(currentTarget as HTMLElement, writeCode(landing), 'Code', source);
      });
    },
    share({ currentTarget }) {
      const seed = getSeed(landing.state);
      const link = linkSharePage(seed, listOptions(landing.state), landing.service);
      void shareFor(currentTarget as HTMLElement, link, `${seed} · Navii`);
    },
    // What makes files is loaded with the first one.
    saveSvg: () => void import('./export.js').then(({ saveSvg }) => saveSvg(landing.state)),
    savePng: (size) => void import('./export.js').then(({ savePng }) => savePng(landing.state, size)),
  };

  function start(selector: string, view: (landing: Landing) => unknown): void {
    const root = document.querySelector<HTMLElement>(selector);
    if (root) shows.push(takeOver(root, view, FIRST));
  }

  start('.hero-mascot', (next) => renderSign(next, act));
  start('.playground-panel', (next) => renderPanel(next, act));
  start('.team', (next) => renderTeam(next, act, () => ''));
  const showcase = document.querySelector<HTMLElement>('#showcase');
  if (showcase)
    shows.push(
      lazily(
        showcase,
        takeOver(showcase, (next: Landing) => renderShowcase(next, act), FIRST),
      ),
    );
  startCrowd((query) => replaceState(readState(query)));
  restOutOfSight(document.querySelectorAll('.crowd, .band, .footer-mascots'), (part, isAway) => {
    if (part.matches('.moods')) show({ isAway });
  });
  readAddress();
  redrawAll();
  void samples.then(({ takeOverSamples }) => {
    samplesShows = takeOverSamples(act);
    show({});
    redrawAll();
    repeatEvents?.();
  });
}
