import { connection } from 'next/server';
import { Lists } from './lists';

export default async function Page() {
  await connection();
  return <Lists />;
}
