import { NaviiAvatar, NaviiGroup } from 'navii/react';
import { connection } from 'next/server';

// Only a server component: the browser gets the drawings, and no script for them.
export default async function Page() {
  await connection();
  return (
    <main>
      <NaviiAvatar
        seed="Countess, Ada"
        label="Ada &amp; Charles"
        mood="wink"
        packs="neon,garden"
        parts="topper:crown"
      />
      <NaviiGroup seeds={['Hopper, Grace', { seed: 'Alan', label: 'Alan' }]} />
    </main>
  );
}
