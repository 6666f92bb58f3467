/** @jsxImportSource solid-js */
// The page of every framework: a form, and an avatar and a group that follow it.
import { MOODS, type Mood } from 'navii';
import { createSignal, For } from 'solid-js';
import { Team } from '../../../examples/solid/team.js';

export function App() {
  const [seed, setSeed] = createSignal('Ada');
  const [mood, setMood] = createSignal<Mood>('neutral');
  const [animated, setAnimated] = createSignal(false);
  return (
    <form>
      <label>
        Seed <input value={seed()} onInput={(event) => setSeed(event.currentTarget.value)} />
      </label>
      <label>
        Mood
        <select value={mood()} onChange={(event) => setMood(event.currentTarget.value as Mood)}>
          <For each={MOODS}>{(each) => <option>{each}</option>}</For>
        </select>
      </label>
      <label>
        <input type="checkbox" checked={animated()} onChange={(event) => setAnimated(event.currentTarget.checked)} />
        Animated
      </label>
      <Team seed={seed()} mood={mood()} animated={animated()} onPick={() => setMood('wink')} />
    </form>
  );
}
