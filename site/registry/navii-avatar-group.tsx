import { cn } from 'cn';
import type { ComponentProps } from 'react';
import { Avatar, AvatarFallback, AvatarImage } from '@/components/ui/navii-avatar';

interface Person {
  id: string;
  name: string;
  photo?: string | null;
}

/** Overlapping faces; those that do not fit become a number. */
export function AvatarGroup({
  people,
  max = 5,
  className,
  ...props
}: ComponentProps<'ul'> & { people: readonly Person[]; max?: number }) {
  const shown = people.length > max ? people.slice(0, max - 1) : people;
  const rest = people.length - shown.length;
  return (
    <ul data-slot="avatar-group" className={cn('flex -space-x-2', className)} {...props}>
      {shown.map(({ id, name, photo }) => (
        <li key={id}>
          <Avatar className="bg-background ring-2 ring-background">
            <AvatarImage src={photo ?? undefined} alt={name} />
            <AvatarFallback seed={id} label={name} />
          </Avatar>
        </li>
      ))}
      {rest > 0 && (
        <li className="relative flex size-8 items-center justify-center rounded-full bg-muted text-xs ring-2 ring-background">
          +{rest}
          <span className="sr-only"> more</span>
        </li>
      )}
    </ul>
  );
}
