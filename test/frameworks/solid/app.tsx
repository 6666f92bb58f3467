import 'navii/define';
import 'navii/solid'; // types, nothing at run time
import { createSignal, For, onMount, Show } from 'solid-js';
import { FIRST, SECOND } from '../shared/team';

export function App() {
  const [data, setData] = createSignal(FIRST);
  const [isRemoved, setRemoved] = createSignal(false);
  onMount(() => {
    document.documentElement.dataset['hydrated'] = '';
  });
  return (
    <main>
      <navii-avatar
        id="constant-avatar"
        seed="Countess, Ada"
        label="Ada &amp; Charles"
        mood="wink"
        packs="neon,garden"
        parts="topper:crown"
      />
      <navii-group
        id="constant-group"
        seeds='["Hopper, Grace",{"seed":"Alan","label":"Alan","mood":"happy"},7]'
        ring="auto"
      />
      <navii-avatar
        id="person"
        seed={data().person.seed}
        label={data().person.label}
        mood={data().person.mood}
        packs={data().person.packs as 'neon'}
        parts={data().person.parts}
      />
      <Show when={!isRemoved()}>
        <navii-group id="team" seeds={JSON.stringify(data().team)} />
      </Show>
      <ul>
        <For each={data().people.slice(isRemoved() ? 1 : 0)}>
          {(seed) => (
            <li>
              <navii-avatar id={seed} seed={seed} label={seed} />
            </li>
          )}
        </For>
      </ul>
      <button onClick={() => setData(SECOND)}>Change</button>
      <button onClick={() => setRemoved(true)}>Remove</button>
    </main>
  );
}
