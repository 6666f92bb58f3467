// Draws the card that other sites show with a link to a team: its title, and the faces of its people.
import { catalogue } from '../../lib/catalogue.js';
import type { Picture } from '../../lib/http/index.js';
import type { AvatarSettings } from '../../lib/index.js';
import { SKY } from '../../lib/pages/brand.js';
import { CARD_FACES, findColumns, type Person, setPeopleApart } from '../../lib/pages/team.js';
import { renderSeed } from '../../lib/render/avatar.js';
import { CARD, createCard, place, write, writeLines } from './cards.js';
import { fitText } from './lettering.js';

/** The content of the card. */
interface TeamCard {
  readonly title: string;
  readonly people: readonly Person[];
  /** The number of people, of whom `people` are the first. */
  readonly count: number;
  /** Whether all look different. */
  readonly isDistinct: boolean;
}

/** The box of the title, and its distance to the upper edge, in pixels. */
const TITLE = { width: 1080, height: 120, minSize: 52, maxSize: 104, y: 44 } as const;
/** The area of the faces, with a title and without, in pixels. */
const FACES = { x: 60, y: 190, width: 1080, height: 392 } as const;
const ALL = { ...FACES, y: 52, height: 526 } as const;
/** Distance between two faces, relative to their size. */
const GAP = 0.12;
/** Widest face, in pixels. */
const MAX_FACE = 380;

/** Draws a face that says how many people are not on the card. */
function drawOthers(count: number, size: number): string {
  const middle = size / 2;
  const text = `+${count}`;
  const letters = Math.round(size * (text.length > 3 ? 0.3 : 0.38));
  return (
    `<circle cx="${middle}" cy="${middle}" r="${middle}" fill="#fff"/>` +
    write(text, { x: middle, y: Math.round(middle + letters * 0.34), size: letters })
  );
}

function drawTeamCard({ title, people, count, isDistinct }: TeamCard, settings: AvatarSettings): string {
  const lettering = fitText(title, TITLE);
  const area = lettering === undefined ? ALL : FACES;
  const places = Math.min(count, CARD_FACES);
  const named = people.slice(0, count > CARD_FACES ? CARD_FACES - 1 : CARD_FACES);
  const plain = { ...settings, animated: false, title: undefined };
  const shown = isDistinct ? setPeopleApart(named, plain) : named;
  const sizeOf = (columns: number, rows: number): number => {
    const { width, height } = area;
    return Math.floor(Math.min(width / (columns + (columns - 1) * GAP), height / (rows + (rows - 1) * GAP), MAX_FACE));
  };
  const columns = findColumns(places, sizeOf);
  const rows = Math.ceil(places / columns);
  const size = sizeOf(columns, rows);
  const perRow = Math.ceil(places / rows);
  const step = size * (1 + GAP);
  const top = area.y + (area.height - (rows * step - size * GAP)) / 2;
  const faces = Array.from({ length: places }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, places - row * perRow);
    const x = area.x + (area.width - (inRow * step - size * GAP)) / 2 + (index % perRow) * step;
    const person = shown[index];
    const face =
      person === undefined
        ? drawOthers(count - shown.length, size)
        : renderSeed(person.seed, { ...plain, size, variant: person.variant ?? 0 }, catalogue);
    return place(face, Math.round(x), Math.round(top + row * step));
  });
  const lines = lettering === undefined ? '' : writeLines(lettering, CARD.width / 2, TITLE.y + TITLE.height / 2, 1);
  return lines + faces.join('');
}

export function createTeamCard(team: TeamCard, settings: AvatarSettings): Picture {
  return createCard(SKY, () => drawTeamCard(team, settings));
}
