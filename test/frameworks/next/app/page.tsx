import { connection } from 'next/server';
import { FIRST } from '../../shared/team';
import { Constants } from './constants';
import { Team } from './team';

export default async function Page() {
  // The page is rendered for each request.
  await connection();
  return (
    <main>
      <Constants />
      <Team first={FIRST} />
    </main>
  );
}
