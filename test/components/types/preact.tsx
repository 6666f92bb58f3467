/** @jsxImportSource preact */
// Tests of the types of the elements in Preact's markup. The compiler runs them: it fails if an expected error does not occur.
import type { NaviiAvatarElement } from 'navii/components';
import { NaviiAvatar, NaviiGroup } from 'navii/preact';
import { createRef } from 'preact';

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
  <navii-avatar key="7" palette="mint,teal" mood={['happy', 'wink']} parts={{ topper: ['crown', null] }} />,
];

export const rightComponents = [
  <NaviiAvatar key="1" seed="ada" mood="wink" animated palette="mint" label="Ada" />,
  <NaviiAvatar key="2" seed={42} size={64} tileBg="#fa0" packs={['garden', 'my-own']} styleHint="femme" alt="" />,
  <NaviiAvatar
    ref={drawing}
    className="me"
    id="me"
    style={{ color: 'red' }}
    data-who="ada"
    aria-label="Ada"
    role="img"
  />,
  <NaviiAvatar key="4" email="ada@example.org" width="100%" onClick={(event) => event.currentTarget.ownerSVGElement} />,
  <NaviiGroup key="5" seeds={['ada', { seed: 'Grace, Inc.', label: 'Grace', mood: 'wink' }]} max={3} ring="auto" />,
];

export const wrongComponents = [
  // @ts-expect-error -- no such mood
  <NaviiAvatar key="1" mood="angry" />,
  // @ts-expect-error -- the badge is outside of a drawing
  <NaviiAvatar key="2" seed="ada" status="busy" />,
  // @ts-expect-error -- a size is no object
  <NaviiAvatar key="4" size={{}} />,
  // @ts-expect-error -- groups have no mood of their own
  <NaviiGroup key="5" mood="wink" />,
];

// react.tsx has a wrong value of each property. Their types are the same.
export const wrong = [
  // @ts-expect-error -- no such mood
  <navii-avatar key="1" mood="angry" />,
  // @ts-expect-error -- no such property
  <navii-avatar key="10" moods="wink" />,
  // @ts-expect-error -- a group member has no such mood either
  <navii-group key="14" seeds={[{ seed: 'ada', mood: 'angry' }]} />,
  // @ts-expect-error -- groups have no mood of their own
  <navii-group key="12" mood="wink" />,
  // @ts-expect-error -- no such element
  <navii-crowd key="13" />,
];
