import { Avatar, AvatarFallback, AvatarImage } from '@/components/ui/navii-avatar';

type User = { id: string; name: string; photo?: string };

export function UserAvatar({ user }: { user: User }) {
  return (
    <Avatar className="size-10">
      <AvatarImage src={user.photo} alt={user.name} />
      <AvatarFallback seed={user.id} label={user.name} />
    </Avatar>
  );
}
