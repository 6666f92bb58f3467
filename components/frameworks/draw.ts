// Properties to drawings, for the components of every framework. Nothing that a property can hold makes these throw.
import { seedFromEmail } from '../../lib/choose/seed.js';
import { drawSeed, type Engine } from '../../lib/engine.js';
import { readAvatarOptions, readGroupOptions } from '../../lib/options/read.js';
import { AVATAR_SCHEMA, GROUP_SCHEMA } from '../../lib/options/schema.js';
import { readMembers, renderMembers } from '../../lib/render/group.js';
import { listMembers, nameGroup } from '../group-member.js';
import { readNames, type Named } from '../name.js';
import { drawPlaceholder } from '../placeholder.js';
import { readField, readProperties } from '../read-properties.js';
import { readAddress, readSeed } from '../read-seed.js';
import { nameDrawing, splitDrawing, type Drawing, type Given } from './drawing.js';
import { AVATAR_PROPS, GROUP_PROPS } from './props.js';

/** What draws: an engine, of which only its catalogue matters. */
export type Drawer = Pick<Engine, 'catalogue'>;

/** One of the components, whatever the framework. */
export interface Kind {
  readonly name: string;
  /** Properties that it keeps to itself. */
  readonly own: ReadonlySet<string>;
  /** Draws by properties; `undefined` where there is nobody to draw. */
  readonly draw: (drawer: Drawer, props: object, given: Given) => Drawing | undefined;
}

function readProps(props: object): Named {
  const [label, alt, title] = ['label', 'alt', 'title'].map((name) => readField(props, name));
  return readNames(label, alt, title);
}

function findSeed(props: object): string {
  const own = readSeed(readField(props, 'seed'));
  const address = own === '' ? readAddress(readField(props, 'email')) : '';
  return address === '' ? own : seedFromEmail(address);
}

/** Draws an avatar; without a seed, a placeholder of the same size. */
const drawAvatar: Kind['draw'] = ({ catalogue }, props, given) => {
  const valueOf = readProperties(props, AVATAR_SCHEMA);
  // The name stands on the root, where a framework escapes it.
  const settings = { ...readAvatarOptions(valueOf, catalogue), title: undefined };
  const seed = findSeed(props);
  const drawing = seed === '' ? drawPlaceholder(settings) : drawSeed(seed, settings, catalogue);
  return nameDrawing(splitDrawing(drawing), readProps(props).label ?? '', given);
};

/** Draws a group, which without seeds is nothing. */
const drawGroup: Kind['draw'] = ({ catalogue }, props, given) => {
  const members = listMembers(readField(props, 'seeds'));
  const { kept, count } = members;
  if (count === 0) return undefined;
  const settings = readGroupOptions(readProperties(props, GROUP_SCHEMA), catalogue);
  const drawing = renderMembers({ ...readMembers(kept, settings, catalogue), count }, settings, catalogue);
  const { label, isDecorative } = readProps(props);
  return nameDrawing(splitDrawing(drawing), label ?? (isDecorative ? '' : nameGroup(members, settings.max)), given);
};

export const AVATAR: Kind = { name: 'Navii', own: AVATAR_PROPS, draw: drawAvatar };

export const GROUP: Kind = { name: 'NaviiGroup', own: GROUP_PROPS, draw: drawGroup };
