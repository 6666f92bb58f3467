/** @jsxImportSource react */
// The page of every framework: a form, and an avatar and a group that follow it.
import { MOODS, type Mood } from 'navii';
import { useState } from 'react';
import type { Team as TeamOfElements } from './team.js';

export function App({ team: Team }: { team: typeof TeamOfElements }) {
  const [seed, setSeed] = useState('Ada');
  const [mood, setMood] = useState<Mood>('neutral');
  const [animated, setAnimated] = useState(false);
  return (
    <form>
      <label>
        Seed <input value={seed} onChange={(event) => setSeed(event.target.value)} />
      </label>
      <label>
        Mood
        <select value={mood} onChange={(event) => setMood(event.target.value as Mood)}>
          {MOODS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={animated} onChange={(event) => setAnimated(event.target.checked)} /> Animated
      </label>
      <Team seed={seed} mood={mood} animated={animated} onPick={() => setMood('wink')} />
    </form>
  );
}
