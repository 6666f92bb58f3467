import { NaviiAvatar } from 'navii/react';

type Props = { user: { id: string; name: string } };

export function Face({ user }: Props) {
  return (
    <p>
      <NaviiAvatar seed={user.id} size={48} className="face" /> {user.name}
    </p>
  );
}
