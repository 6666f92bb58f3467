/** @jsxImportSource preact */
// Tests of the types of the elements in Preact's markup. The compiler runs them: it fails if an expected error does not occur.
// react.tsx has each property: the types of the properties are the same.
import type { NaviiAvatarElement } from 'navii/components';
import { NaviiAvatar, NaviiGroup } from 'navii/preact';
import { createRef } from 'preact';

const avatar = createRef<NaviiAvatarElement>();
const drawing = createRef<SVGSVGElement>();

export const right = [
  <navii-avatar ref={avatar} className="me" slot="icon" label="Ada" onClick={(event) => event.currentTarget.seed} />,
  <navii-avatar key="2" seed={42} tileBg="#fa0" style-hint="masc" packs={['garden', 'winter']} animated={false} />,
  <navii-group key="3" seeds={['ada', { seed: 'Grace, Inc.', label: 'Grace', mood: 'wink' }]} counter-ink="#fff" />,
  <NaviiAvatar ref={drawing} className="me" style={{ color: 'red' }} data-who="ada" aria-label="Ada" width="100%" />,
  <NaviiAvatar key="5" email="ada@example.org" onClick={(event) => event.currentTarget.ownerSVGElement} />,
  <NaviiGroup key="6" seeds={['ada', { seed: 'Grace, Inc.', label: 'Grace', mood: 'wink' }]} max={3} ring="auto" />,
];

export const wrong = [
  // @ts-expect-error -- no such mood
  <navii-avatar key="1" mood="angry" />,
  // @ts-expect-error -- no such property
  <navii-avatar key="2" moods="wink" />,
  // @ts-expect-error -- a group member has no such mood either
  <navii-group key="3" seeds={[{ seed: 'ada', mood: 'angry' }]} />,
  // @ts-expect-error -- no such element
  <navii-crowd key="4" />,
  // @ts-expect-error -- no such status
  <NaviiAvatar key="5" seed="ada" status="gone" />,
  // @ts-expect-error -- groups have no mood of their own
  <NaviiGroup key="6" mood="wink" />,
];
