/** @jsxImportSource react */
// Tests of the types of the elements in React's markup. The compiler runs them: it fails if an expected error does not occur.
import type { NaviiAvatarElement } from 'navii/components';
import { NaviiAvatar, NaviiGroup } from 'navii/react';
import { createRef } from 'react';

const avatar = createRef<NaviiAvatarElement>();
const drawing = createRef<SVGSVGElement>();

export const right = [
  <navii-avatar key="1" seed="ada" mood="wink" animated palette="mint" />,
  <navii-avatar key="2" seed={42} size={64} tileBg="#fa0" packs={['garden', 'winter']} styleHint="femme" />,
  <navii-avatar key="3" size="64" tile-bg="auto" packs="garden,winter" style-hint="masc" animated={false} />,
  <navii-avatar ref={avatar} className="me" slot="icon" label="Ada" shape="square" status="away" title="Ada" />,
  <navii-avatar key="4" email="ada@example.org" mood={undefined} onClick={(event) => event.currentTarget.seed} />,
  <navii-group
    key="5"
    seeds={['ada', { seed: 'Grace, Inc.', label: 'Grace', mood: 'wink' }]}
    max={3}
    overlap={0.5}
    ring="auto"
  />,
  <navii-group key="6" seeds="ada,grace" counterFill="#123" counter-ink="#fff" tileBg="white" animated />,
  <navii-avatar key="8" seed="ada" src="ada.jpg" />,
  // A field of a database may be empty.
  <navii-avatar key="10" seed={null} email={null} src={null} label={null} />,
  <navii-group key="11" seeds={[{ seed: 'ada', src: null, label: null }]} />,
  <navii-avatar key="7" palette="mint,teal" mood={['happy', 'wink']} parts={{ topper: ['crown', null] }} />,
  // The ids that test/lib/options/types.ts declares.
  <navii-avatar key="9" palette="fjord-teal,mint" packs={['fjord', 'garden']} parts={{ topper: 'sail' }} />,
  <navii-picker
    key="12"
    name="avatar"
    seed={42}
    slots="body topper"
    value="variant=3"
    required
    onChange={(event) => event.currentTarget.form}
  />,
];

export const rightComponents = [
  <NaviiAvatar ref={drawing} className="me" style={{ color: 'red' }} data-who="ada" aria-label="Ada" role="img" />,
  <NaviiAvatar key="4" email="ada@example.org" width="100%" onClick={(event) => event.currentTarget.ownerSVGElement} />,
  <NaviiGroup key="7" seeds={[{ seed: 'ada', title: 'Ada', src: 'ada.jpg' }]} title="The team" max={3} ring="auto" />,
  <NaviiAvatar key="8" seed={null} email={null} src={null} label={null} packs={['garden', 'my-own']} />,
];

export const wrongComponents = [
  // @ts-expect-error -- no such status
  <NaviiAvatar key="2" seed="ada" status="gone" />,
  // @ts-expect-error -- a drawing takes no children
  <NaviiAvatar key="3">Ada</NaviiAvatar>,
  // @ts-expect-error -- groups have no mood of their own
  <NaviiGroup key="5" mood="wink" />,
];

export const wrong = [
  // @ts-expect-error -- no such mood
  <navii-avatar key="1" mood="angry" />,
  // @ts-expect-error -- no such palette
  <navii-avatar key="2" palette="mauve" />,
  // @ts-expect-error -- no such mood among several
  <navii-avatar key="20" mood={['happy', 'angry']} />,
  // @ts-expect-error -- no such palette in a text either
  <navii-avatar key="21" palette="mauve,mint" />,
  // @ts-expect-error -- no such pack
  <navii-avatar key="3" packs={['gardens']} />,
  // @ts-expect-error -- no such pack in a text either
  <navii-avatar key="4" packs="gardens,winter" />,
  // @ts-expect-error -- no such shape
  <navii-avatar key="5" shape="hexagon" />,
  // @ts-expect-error -- no such status
  <navii-avatar key="6" status="gone" />,
  // @ts-expect-error -- no such background
  <navii-avatar key="7" background="stripes" />,
  // @ts-expect-error -- no such style hint
  <navii-avatar key="8" style-hint="plain" />,
  // @ts-expect-error -- a size is no object
  <navii-avatar key="9" size={{}} />,
  // @ts-expect-error -- no such property
  <navii-avatar key="10" moods="wink" />,
  // @ts-expect-error -- a label is text
  <navii-group key="11" seeds={[{ seed: 'ada', label: 1 }]} />,
  // @ts-expect-error -- a group member has no such mood either
  <navii-group key="14" seeds={[{ seed: 'ada', mood: 'angry' }]} />,
  // @ts-expect-error -- groups have no mood of their own
  <navii-group key="12" mood="wink" />,
  // @ts-expect-error -- no such element
  <navii-crowd key="13" />,
];
