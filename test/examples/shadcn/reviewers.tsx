import { AvatarGroup } from '@/components/ui/navii-avatar-group';

type User = { id: string; name: string; photo?: string };

export function Reviewers({ users }: { users: User[] }) {
  return <AvatarGroup aria-label="Reviewers" people={users} max={5} />;
}
