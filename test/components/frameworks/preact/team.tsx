/** @jsxImportSource preact */
import 'navii/define';
import 'navii/preact'; // types of the elements
import type { Mood } from 'navii';

type Props = { seed: string; mood: Mood; animated: boolean; onPick: () => void };

export function Team({ seed, mood, animated, onPick }: Props) {
  return (
    <>
      <button type="button" onClick={onPick}>
        <navii-avatar seed={seed} mood={mood} animated={animated} /> Wink
      </button>
      <navii-group seeds={[{ seed, label: seed }, 'Grace, Inc.', 'Alan']} ring="auto" animated />
    </>
  );
}
