// The view of a team at work: controls, people and agents, a thread and a board. Samples show the same in other frameworks
// (test/examples/work/).
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { drawing, type Actions } from '../shared/view.js';
import { MESSAGES, readWork, STEPS, type AppState, type Mate, type Message, type Work } from './state.js';

export interface AppActions extends Actions<'play'> {
  readonly step: (by: number) => void;
  readonly answer: (message: Message, text: string) => void;
}

/** Draws a face for visitors without JavaScript. */
export type DrawFace = (seed: string, options: Readonly<Record<string, string>>) => string;

/** The pieces get these besides their data: the handler of an answer, and the drawing for visitors without JavaScript. */
type Tools = Pick<AppActions, 'answer'> & { readonly draw: DrawFace | undefined };

/** Renders a face. Beside a name it says nothing to a screen reader. */
function renderFace({ name, status, task }: Mate, size: number, { draw }: Tools, label?: string): TemplateResult {
  const packs = task === undefined ? undefined : 'studio';
  const first = draw ? drawing(draw(name, { packs: packs ?? '', status, size: String(size) })) : '';
  return html`<navii-avatar seed=${name} packs=${packs ?? nothing} size=${size} status=${status} label=${label ?? nothing}
      aria-hidden=${label === undefined ? 'true' : nothing} ?animated=${size === 48}>${first}</navii-avatar>`;
}

function renderMates(mates: readonly Mate[], tools: Tools): TemplateResult {
  return html`<ul>${mates.map(
    (mate) =>
      html`<li>${renderFace(mate, 48, tools)}<p><b>${mate.name}</b> <span class="status" data-status=${mate.status}>${mate.status === 'waiting' ? 'waiting for you' : mate.status}</span></p></li>`,
  )}</ul>`;
}

function renderAsk(message: Message, { answer }: Tools): TemplateResult {
  const isAnswered = message.answer !== undefined;
  return html`<p class="ask">${message.ask?.map(
    (text) =>
      html`<button type="button" aria-pressed=${text === message.answer} aria-disabled=${isAnswered} @click=${() => answer(message, text)}>${text}</button>`,
  )}</p>`;
}

function renderThread({ mates, messages }: Work, tools: Tools): TemplateResult {
  // A message that is still to come keeps its place, so that nothing moves when it comes.
  return html`<ol>${MESSAGES.map((planned, at) => {
    const message = messages[at] ?? planned;
    const { by, time, text, ask } = message;
    const mate = mates.find(({ name }) => name === by);
    return html`<li class="placed" ?hidden=${at >= messages.length}>${mate ? renderFace(mate, 40, tools) : ''}<div><p class="by"><b>${by}</b> <time>${time}</time></p><p>${text}</p>${ask ? renderAsk(message, tools) : ''}</div></li>`;
  })}</ol>`;
}

function renderBoard(mates: readonly Mate[], tools: Tools): TemplateResult {
  return html`<ul>${mates.map(
    (mate) =>
      html`<li><p><b>${mate.task}</b></p>${renderFace(mate, 36, tools, mate.name)}<progress max="100" value=${mate.done ?? 0} aria-label=${mate.task ?? ''}></progress><span>${mate.done} %</span></li>`,
  )}</ul>`;
}

export function renderWork(work: Work, tools: Tools): TemplateResult {
  const agents = work.mates.filter(({ task }) => task !== undefined);
  const people = work.mates.filter(({ task }) => task === undefined);
  const finished = agents.filter(({ done }) => done === 100).length;
  return html`<div class="work">
  <section class="mates" aria-label="Team"><h2>Agents</h2>${renderMates(agents, tools)}<h2>People</h2>${renderMates(people, tools)}</section>
  <section class="thread" aria-label="Thread"><h2># release-4-2</h2>${renderThread(work, tools)}<p class="write">Message # release-4-2</p></section>
  <section class="board" aria-label="Board"><h2>Board <span>${finished} of ${agents.length} done</span></h2>${renderBoard(agents, tools)}</section>
</div>`;
}

/**
 * The page.
 *
 * @param draw - draws the faces for visitors without JavaScript
 */
export function renderApp(state: AppState, act: AppActions, draw?: DrawFace): TemplateResult {
  const { at, isPlaying } = state;
  return html`<div class="actions steps scripted" role="group" aria-label="The story">
      <button class="button" type="button" @click=${act.play}>${isPlaying ? 'Pause' : 'Play the demo'}</button>
      <button class="button plain" type="button" aria-disabled=${at === 0} @click=${() => act.step(-1)}>Back</button>
      <button class="button plain" type="button" aria-disabled=${at === STEPS.length} @click=${() => act.step(1)}>Next</button>
    </div>
    ${renderWork(readWork(state), { answer: act.answer, draw })}`;
}
