import { Team } from '@/shared/team';

export default function Page() {
  return <Team />;
}
