/** @jsxImportSource react */
// The page of the components in React.
import { NaviiAvatar, NaviiGroup } from 'navii/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Show, State } from './pages.js';

const draw = ({ seed, mood, animated, src }: State) => (
  <StrictMode>
    <main>
      <NaviiAvatar seed={seed} mood={mood} animated={animated} className="face" id="me" />
      <NaviiGroup seeds={[{ seed, label: seed }, 'Grace, Inc.', 'Alan']} ring="auto" animated />
    </main>
    <aside>
      <NaviiAvatar seed="ada" label="Ada" src={src} mood={mood} />
      <NaviiGroup seeds={[{ seed: 'ada', label: 'Ada', src }, 'grace']} />
      <NaviiAvatar seed="grace" src="/none.jpg" />
    </aside>
  </StrictMode>
);

export function renderPage(state: State): string {
  return renderToString(draw(state));
}

export function hydratePage(box: Element, first: State): Show {
  const root = hydrateRoot(box, draw(first));
  return (state) => (state ? root.render(draw(state)) : root.unmount());
}
