/** @jsxImportSource react */
import type { Mood } from 'navii';
import { NaviiAvatar, NaviiGroup } from 'navii/react';

type Props = { seed: string; mood: Mood; animated: boolean; onPick: () => void };

export function Team({ seed, mood, animated, onPick }: Props) {
  return (
    <>
      <button type="button" onClick={onPick}>
        <NaviiAvatar seed={seed} mood={mood} animated={animated} className="face" id="me" /> Wink
      </button>
      <NaviiGroup seeds={[{ seed, label: seed }, 'Grace, Inc.', 'Alan']} ring="auto" animated />
    </>
  );
}
