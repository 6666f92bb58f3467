/** @jsxImportSource preact */
// The page of the components in Preact.
import { NaviiAvatar, NaviiGroup } from 'navii/preact';
import { hydrate, render } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Show, State } from './pages.js';

const draw = ({ seed, mood, animated, src }: State) => (
  <>
    <main>
      <NaviiAvatar seed={seed} mood={mood} animated={animated} className="face" id="me" />
      <NaviiGroup seeds={[{ seed, label: seed }, 'Grace, Inc.', 'Alan']} ring="auto" animated />
    </main>
    <aside>
      <NaviiAvatar seed="ada" label="Ada" src={src} mood={mood} />
      <NaviiGroup seeds={[{ seed: 'ada', label: 'Ada', src }, 'grace']} />
      <NaviiAvatar seed="grace" src="/none.jpg" />
    </aside>
  </>
);

export function renderPage(state: State): string {
  return renderToString(draw(state));
}

export function hydratePage(box: Element, first: State): Show {
  hydrate(draw(first), box);
  return (state) => render(state ? draw(state) : null, box);
}
