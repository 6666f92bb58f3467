'use client';

import 'navii/define';
import 'navii/react'; // types of the elements

type Member = { seed: string; label: string };

export function Team({ members }: { members: Member[] }) {
  // Pass lists as JSON, because server rendering drops arrays and objects.
  return (
    <>
      <navii-avatar seed="ada" packs="neon,garden" status="online" label="Ada" />
      <navii-group seeds={JSON.stringify(members)} max={5} />
    </>
  );
}
