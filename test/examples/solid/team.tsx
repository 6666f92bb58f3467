/** @jsxImportSource solid-js */
import 'navii/define';
import 'navii/solid'; // types of the elements
import type { Mood } from 'navii';

type Props = { seed: string; mood: Mood; animated: boolean; onPick: () => void };

export function Team(props: Props) {
  const members = () => [{ seed: props.seed, label: props.seed }, 'Grace, Inc.', 'Alan'];
  return (
    <>
      <button type="button" onClick={() => props.onPick()}>
        <navii-avatar seed={props.seed} mood={props.mood} animated={props.animated} /> Wink
      </button>
      <navii-group seeds={members()} ring="auto" animated />
    </>
  );
}
