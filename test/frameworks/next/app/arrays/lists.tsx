'use client';

import 'navii/define';
import 'navii/react'; // types, nothing at run time
import { useEffect, useState } from 'react';

export function Lists() {
  const [team] = useState(['Hopper, Grace', { seed: 'Alan', label: 'Alan' }]);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return (
    <main>
      <navii-group id="written" seeds={['Hopper, Grace', { seed: 'Alan', label: 'Alan' }]} />
      <navii-group id="given" seeds={team} />
    </main>
  );
}
