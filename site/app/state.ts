// The story of a team at work: who does what at first, what happens step by step, and what visitors have answered.
import type { Status } from '../../lib/index.js';

/** A person or an agent. The name is the seed of the face. */
export interface Mate {
  readonly name: string;
  readonly status: Status;
  /** The task of an agent, and the percentage that is done. */
  readonly task?: string;
  readonly done?: number;
}

/** A message in the thread. With `ask`, an agent waits for one of these answers. */
export interface Message {
  readonly by: string;
  readonly time: string;
  readonly text: string;
  readonly ask?: readonly string[];
  readonly answer?: string | undefined;
}

/** The team at one moment. */
export interface Work {
  readonly mates: readonly Mate[];
  readonly messages: readonly Message[];
}

export const FIRST = {
  /** Steps that have happened. */
  at: 0,
  isPlaying: false,
  /** The visitor's answers, by the time of the message. */
  answers: {} as Readonly<Record<string, string>>,
};

export type AppState = Readonly<typeof FIRST>;

const START: Work = {
  mates: [
    { name: 'Otis', status: 'thinking', task: 'Fix flaky login test', done: 30 },
    { name: 'Mira', status: 'working', task: 'Write release notes', done: 45 },
    { name: 'Juno', status: 'waiting', task: 'Rotate signing keys', done: 80 },
    { name: 'Remy', status: 'failed', task: 'Import old invoices', done: 60 },
    { name: 'Pip', status: 'done', task: 'Update dependencies', done: 100 },
    { name: 'Vale', status: 'asleep', task: 'Check nightly backup', done: 0 },
    { name: 'Ana Silva', status: 'online' },
    { name: 'Noah Kim', status: 'busy' },
    { name: 'Freya Olsen', status: 'away' },
  ],
  messages: [
    { by: 'Ana Silva', time: '9:41', text: 'Release 4.2 goes out at noon. What is still open?' },
    { by: 'Pip', time: '9:42', text: 'All 31 dependencies are up to date, and the build is green.' },
    {
      by: 'Juno',
      time: '9:44',
      text: 'The new signing keys are ready. When shall I replace the old ones?',
      ask: ['Now', 'Tonight'],
    },
    { by: 'Remy', time: '9:45', text: 'The import stopped: I cannot read page 40.' },
    { by: 'Noah Kim', time: '9:46', text: 'Page 40 is a scan. Skip it, and try again?' },
    { by: 'Otis', time: '9:47', text: 'The test did not wait for the redirect. I fixed it and ran it 200 times.' },
  ],
};

/** Something that happens: changes of agents by name, and what is said or answered. */
interface Step {
  readonly mates?: Readonly<Record<string, Partial<Mate>>>;
  readonly message?: Message;
  readonly answer?: readonly [time: string, text: string];
}

/** All that happens, in this order. */
export const STEPS: readonly Step[] = [
  { mates: { Otis: { status: 'working', done: 50 } } },
  { mates: { Remy: { status: 'listening' } } },
  { mates: { Remy: { status: 'working', done: 70 }, Mira: { status: 'thinking', done: 60 } } },
  { mates: { Juno: { status: 'working', done: 90 } }, answer: ['9:44', 'Now'] },
  { mates: { Otis: { status: 'thinking', done: 80 }, Vale: { status: 'idle' } } },
  { mates: { Mira: { status: 'working', done: 85 }, Vale: { status: 'working', done: 35 } } },
  { mates: { Otis: { status: 'speaking', done: 100 } } },
  { mates: { Otis: { status: 'done' }, Juno: { status: 'done', done: 100 } } },
  { mates: { Remy: { status: 'done', done: 100 }, Vale: { status: 'working', done: 70 } } },
  {
    mates: { Mira: { status: 'waiting', done: 95 } },
    message: {
      by: 'Mira',
      time: '9:55',
      text: 'The release notes are ready: nine changes, two of them breaking. Publish them?',
      ask: ['Publish', 'Keep as draft'],
    },
  },
];

/** Every message of the story: the page keeps their places from the start. */
export const MESSAGES: readonly Message[] = [...START.messages, ...STEPS.flatMap(({ message }) => message ?? [])];

/** Returns the team after the steps and answers of a state. */
export function readWork({ at, answers }: AppState): Work {
  const steps = STEPS.slice(0, at);
  const given = { ...Object.fromEntries(steps.flatMap(({ answer }) => (answer ? [answer] : []))), ...answers };
  const messages = [...START.messages, ...steps.flatMap(({ message }) => message ?? [])].map((message) => {
    return message.ask ? { ...message, answer: given[message.time] } : message;
  });
  const mates = START.mates.map((mate): Mate => {
    const now = Object.assign({}, mate, ...steps.map((step) => step.mates?.[mate.name])) as Mate;
    const isAnswered = messages.some(({ by, answer }) => by === mate.name && answer !== undefined);
    return now.status === 'waiting' && isAnswered ? { ...now, status: 'working' } : now;
  });
  return { mates, messages };
}

/** Lists the names of those who wait for the visitor. */
export function listWaiting(state: AppState): readonly string[] {
  return readWork(state).mates.flatMap(({ name, status }) => (status === 'waiting' ? [name] : []));
}
