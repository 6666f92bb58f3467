import 'navii/define';
import 'navii/preact'; // types, nothing at run time
import { useEffect, useState } from 'preact/hooks';
import { FIRST, SECOND } from '../shared/team';

export function App() {
  const [{ person, team, people }, setData] = useState(FIRST);
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return (
    <main>
      <navii-avatar
        id="constant-avatar"
        seed="Countess, Ada"
        label="Ada &amp; Charles"
        mood="wink"
        packs="neon,garden"
        parts="topper:crown"
      />
      <navii-group
        id="constant-group"
        seeds='["Hopper, Grace",{"seed":"Alan","label":"Alan","mood":"happy"},7]'
        ring="auto"
      />
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
    </main>
  );
}
