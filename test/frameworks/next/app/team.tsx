'use client';

import 'navii/define';
import 'navii/react'; // types, nothing at run time
import { useEffect, useState } from 'react';
import { type PageData, SECOND } from '../../shared/team';

export function Team({ first }: { first: PageData }) {
  const [{ person, team, people }, setData] = useState(first);
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return (
    <>
      <navii-avatar id="person" {...person} packs={person.packs as 'neon'} />
      {!isRemoved && <navii-group id="team" seeds={JSON.stringify(team)} />}
      <ul>
        {people.slice(isRemoved ? 1 : 0).map((seed) => (
          <li key={seed}>
            <navii-avatar id={seed} seed={seed} label={seed} />
          </li>
        ))}
      </ul>
      <button onClick={() => setData(SECOND)}>Change</button>
      <button onClick={() => setRemoved(true)}>Remove</button>
    </>
  );
}
