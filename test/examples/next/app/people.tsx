'use client';

import { NaviiAvatar } from 'navii/react/core';
import { useState } from 'react';

type Person = { id: string; name: string };

export function People({ first }: { first: Person[] }) {
  const [people, setPeople] = useState(first);
  const remove = (id: string) => setPeople(people.filter((person) => person.id !== id));
  return (
    <ul>
      {people.map(({ id, name }) => (
        <li key={id}>
          <NaviiAvatar seed={id} size={32} /> {name}
          <button type="button" onClick={() => remove(id)}>
            Remove {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
