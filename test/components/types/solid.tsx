/** @jsxImportSource solid-js */
// Tests of the types of the elements in Solid's markup. The compiler runs them: it fails if an expected error does not occur.
import 'navii/solid';

export const right = () => [
  <navii-avatar seed="ada" mood="wink" animated palette="mint" />,
  <navii-avatar palette={['mint', 'teal']} mood="happy,wink" attr:palette="mint,teal" parts={{ tilt: [-6, 6] }} />,
  <navii-avatar palette="fjord-teal" prop:packs={['fjord']} attr:packs="fjord,garden" parts={{ topper: 'sail' }} />,
  <navii-avatar seed={42} size={64} tile-bg="#fa0" packs={['garden', 'winter']} style-hint="femme" />,
  <navii-avatar prop:tileBg="auto" prop:seed={42} prop:packs={['garden']} attr:mood="sleepy" attr:size="64" />,
  <navii-avatar bool:animated={true} attr:animated="" attr:tile-bg="red" prop:animated={false} />,
  <navii-avatar ref={(avatar) => avatar.seed} class="me" onClick={(event) => event.currentTarget.seed} />,
  <navii-group
    seeds={['ada', { seed: 'Grace, Inc.', label: 'Grace', mood: 'wink' }]}
    max={3}
    overlap={0.5}
    ring="auto"
  />,
  <navii-group attr:seeds="ada,grace" counter-fill="#123" prop:counterInk="#fff" animated />,
  <navii-picker
    name="avatar"
    seed="ada"
    slots="body topper"
    value="variant=3"
    onChange={(event) => event.currentTarget.form}
  />,
];

// react.tsx has a wrong value of each property. Their types are the same.
export const wrong = () => [
  // @ts-expect-error -- no such mood
  <navii-avatar mood="angry" />,
  // @ts-expect-error -- no such mood as a property either
  <navii-avatar prop:mood="angry" />,
  // @ts-expect-error -- no such mood as an attribute either
  <navii-avatar attr:mood="angry" />,
  // @ts-expect-error -- an attribute holds no array
  <navii-avatar attr:packs={['garden']} />,
  // @ts-expect-error -- Solid would set a property `tilebg`
  <navii-avatar tileBg="auto" />,
  // @ts-expect-error -- a mood is not a flag
  <navii-avatar bool:mood={true} />,
  // @ts-expect-error -- a group member has no such mood either
  <navii-group seeds={[{ seed: 'ada', mood: 'angry' }]} />,
  // @ts-expect-error -- groups have no mood of their own
  <navii-group mood="wink" />,
  // @ts-expect-error -- no such element
  <navii-crowd />,
];
