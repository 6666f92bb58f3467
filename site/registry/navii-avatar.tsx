import { cn } from 'cn';
import { NaviiAvatar, type NaviiAvatarProps } from 'navii/react/core';
import type { ComponentProps } from 'react';

export { AvatarImage } from '@/components/ui/navii-avatar-image';

/** A round face: an `AvatarImage`, and an `AvatarFallback` until the photo is loaded, or where there is none. */
export function Avatar({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="avatar"
      className={cn('group/avatar relative flex size-8 shrink-0 overflow-hidden rounded-full select-none', className)}
      {...props}
    />
  );
}

/** The mascot of a seed. `label` is its name, which the `alt` of a photo replaces. */
export function AvatarFallback({ className, ...props }: NaviiAvatarProps) {
  return (
    <NaviiAvatar
      data-slot="avatar-fallback"
      className={cn('size-full group-has-[[data-loaded]]/avatar:hidden', className)}
      {...props}
    />
  );
}
