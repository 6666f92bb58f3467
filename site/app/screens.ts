// The screens of an app with the faces of a team: a chat, comments and a board. Each is one text of HTML, which the page shows and
// visitors copy.
import { writeLoader } from '../shared/code.js';
import { each } from '../shared/html.js';
import { writeAvatar, writeFirst, writeGroup, writeName, writeNamed, type ScreenTeam } from './people.js';

/** A screen of an app. */
export interface Screen {
  readonly id: 'chat' | 'comments' | 'board';
  readonly title: string;
  readonly about: string;
  readonly write: (team: ScreenTeam) => string;
}

const ICONS = {
  heart: 'M8 13.6 2.9 8.4a3.1 3.1 0 0 1 4.4-4.4l.7.7.7-.7a3.1 3.1 0 0 1 4.4 4.4z',
  done: 'M3 8.4l3.4 3.4L13 5',
  note: 'M2.5 3.5h11v7.6H8l-3 2.4v-2.4H2.5z',
};

function writeIcon(name: keyof typeof ICONS): string {
  return `<svg class="${name}" viewBox="0 0 16 16" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;
}

/** The options of the people in the list of a chat: those who are busy look so, and those who are away sleep. */
const PRESENCES: readonly Readonly<Record<string, string>>[] = [
  { status: 'online' },
  { status: 'busy', mood: 'serious' },
  { status: 'online' },
  { status: 'away', mood: 'sleepy' },
  { status: 'online' },
  { status: 'offline' },
];

interface Message {
  readonly by: number;
  readonly time: string;
  readonly text: string;
  readonly mood?: string;
  /** The reaction, the first person who reacted, and their number. */
  readonly reaction?: readonly [icon: keyof typeof ICONS, from: number, count: number];
}

function writeChat(team: ScreenTeam): string {
  const messages: readonly Message[] = [
    { by: 0, time: '9:41', text: 'The new onboarding is on staging. Who has five minutes to click through it?' },
    { by: 1, time: '9:43', text: 'Done, and I got in without reading a word. Lovely.', reaction: ['heart', 2, 3] },
    {
      by: 2,
      time: '9:46',
      text: `One thing, ${writeFirst(team, 0, '@')}: on my phone the keyboard covers the invite button.`,
    },
    { by: 0, time: '9:58', text: 'Good catch! The fix is live.', mood: 'happy', reaction: ['done', 2, 4] },
  ];
  const people = team.people.slice(0, PRESENCES.length);
  return `<div class="screen chat">
  <div class="people">
    <p class="over">Rooms</p>
    <p class="rooms"><b># launch</b><br># design<br># lunch</p>
    <p class="over">Team</p>
    <ul>${each(
      people,
      (_, at) => `
      <li class="faced">${writeAvatar(team, at, 28, PRESENCES[at])} ${writeName(team, at)}</li>`,
    )}
    </ul>
  </div>
  <div class="room">
    <div class="head"><b># launch</b> ${writeGroup(team, 0, Infinity, 28, 4)}</div>
    <ul class="list">${each(
      messages,
      ({ by, time, text, mood, reaction }) => `
      <li class="faced">${writeAvatar(team, by, 40, mood === undefined ? {} : { mood })}
        <div>
          <p class="by">${writeName(team, by)} <time>${time}</time></p>
          <p>${text}</p>${
            reaction === undefined
              ? ''
              : `
          <p class="reaction box line">${writeIcon(reaction[0])} ${writeGroup(team, reaction[1], reaction[2], 20, 5)}</p>`
          }
        </div>
      </li>`,
    )}
    </ul>
    <p class="typing faced">${writeAvatar(team, 4, 24, { mood: 'happy', animated: '1' })} <span>${writeFirst(team, 4)} is typing …</span></p>
    <p class="write box">Message # launch</p>
  </div>
</div>`;
}

function writeComment(
  team: ScreenTeam,
  at: number,
  size: number,
  time: string,
  text: string,
  likes: number,
  more = '',
): string {
  return `<li class="faced">${writeAvatar(team, at, size)}
        <div>
          <p class="by">${writeName(team, at)} <time>${time}</time></p>
          <p>${text}</p>
          <p class="under">${writeIcon('heart')} ${likes} <span>Reply</span></p>${more}
        </div>
      </li>`;
}

function writeComments(team: ScreenTeam): string {
  const { length } = team.people;
  const others = length < 3 ? '' : ` and ${length - 2} ${length === 3 ? 'other' : 'others'}`;
  const reply = writeComment(team, 2, 32, '24 min', `Same here. And thanks for moving it, ${writeFirst(team, 0)}.`, 3);
  return `<div class="screen comments">
  <div class="post faced">
    ${writeAvatar(team, 2, 48, { status: 'online' })}
    <div>
      <p class="by">${writeName(team, 2)} <time>2 h</time></p>
      <p class="title">Mornings without meetings</p>
      <p>From Monday there is nothing in the calendar before noon. Reviews move to Tuesday and Thursday afternoon, and everything else starts in writing.</p>
      <p class="likes line">${writeGroup(team, 3, Infinity, 32, 5)} <span>${writeFirst(team, 3)}${others} like this</span></p>
    </div>
  </div>
  <p class="over">4 comments</p>
  <ul class="list">
      ${writeComment(team, 4, 40, '1 h', 'Best news of the week. Can we do the same for demos?', 6, '')}
      ${writeComment(team, 1, 40, '48 min', 'I wrote more code today before lunch than all of last week.', 4, `\n          <ul>\n            ${reply}\n          </ul>`)}
      ${writeComment(team, 5, 40, '5 min', 'What about the call with Tokyo at nine?', 1)}
  </ul>
  <div class="write box faced">${writeAvatar(team, 0, 32)} <span>Add a comment</span></div>
</div>`;
}

interface Task {
  readonly column: 'Next' | 'In progress' | 'Done';
  readonly id: number;
  readonly label: 'Design' | 'Bug' | 'Research';
  readonly title: string;
  readonly notes: number;
  readonly people: readonly number[];
}

const TASKS: readonly Task[] = [
  { column: 'Next', id: 214, label: 'Research', title: 'Talk to five teams that left', notes: 2, people: [5] },
  { column: 'Next', id: 217, label: 'Design', title: 'Empty state of the inbox', notes: 0, people: [2, 0] },
  { column: 'Next', id: 221, label: 'Bug', title: 'Dates jump in Safari', notes: 4, people: [1] },
  {
    column: 'In progress',
    id: 198,
    label: 'Design',
    title: 'Invite by link, not by mail',
    notes: 0,
    people: [0, 4, 3],
  },
  { column: 'In progress', id: 209, label: 'Bug', title: 'Search forgets its filters', notes: 3, people: [3] },
  { column: 'In progress', id: 203, label: 'Research', title: 'Names in other scripts', notes: 1, people: [1, 5] },
  { column: 'Done', id: 187, label: 'Design', title: 'Dark theme for charts', notes: 12, people: [2, 5] },
  { column: 'Done', id: 190, label: 'Bug', title: 'Keyboard hides the button', notes: 5, people: [0] },
  { column: 'Done', id: 176, label: 'Research', title: 'First hour of a new team', notes: 9, people: [4, 1] },
];

function writeTask(team: ScreenTeam, task: Task): string {
  const { column, id, label, title, notes, people } = task;
  // A person is on a task only once.
  const places = [...new Set(people.map((at) => at % team.people.length))];
  return `
        <li class="box">
          <p class="label ${label.toLowerCase()}">${label}</p>
          <p>${title}</p>
          <div class="under line"><span>NV-${id}</span>${notes === 0 ? '' : ` <span>${writeIcon('note')} ${notes}</span>`} <span class="who">${each(places, (at) => writeNamed(team, at, 24, column === 'Done' ? { mood: 'happy' } : {}))}</span></div>
        </li>`;
}

function writeBoard(team: ScreenTeam): string {
  return `<div class="screen board">
  <div class="head"><p><b>Mobile app</b> Sprint 14, ends on Friday</p> ${writeGroup(team, 0, Infinity, 32, 5)}</div>
  <div class="columns">${each(new Set(TASKS.map(({ column }) => column)), (name) => {
    const tasks = TASKS.filter(({ column }) => column === name);
    return `
    <div>
      <p class="over line">${name} <span>${tasks.length}</span></p>
      <ul class="list">${each(tasks, (task) => writeTask(team, task))}
      </ul>
    </div>`;
  })}
  </div>
</div>`;
}

/** All screens, in the order of the page. */
export const SCREENS: readonly Screen[] = [
  {
    id: 'chat',
    title: 'A chat',
    about: 'Who is there, who is asleep, who is about to answer.',
    write: writeChat,
  },
  {
    id: 'comments',
    title: 'Comments',
    about: 'A face for every voice, and a group for those who like it.',
    write: writeComments,
  },
  {
    id: 'board',
    title: 'A board',
    about: 'Told apart at 24 px, and happy when the work is done.',
    write: writeBoard,
  },
];

/** The style sheets of the screens: `screen` is for all of them. */
export type Sheets = Readonly<Record<Screen['id'] | 'screen', string>>;

/**
 * Writes a screen as a whole page, which visitors save or take apart.
 *
 * @param site - address of the service with the elements, without a slash at the end
 */
export function writePage(screen: Screen, team: ScreenTeam, sheets: Sheets, site: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${screen.title}</title>
${writeLoader(site)}
<style>
${sheets.screen}
${sheets[screen.id]}</style>

${screen.write(team)}
`;
}
