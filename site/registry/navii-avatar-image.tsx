'use client';

import { cn } from 'cn';
import { useState, type ComponentPropsWithoutRef } from 'react';

/** A photo over the fallback: it shows when it is loaded. Only this part of an avatar needs a script. */
export function AvatarImage({ className, alt, src, ...props }: ComponentPropsWithoutRef<'img'>) {
  const [loaded, setLoaded] = useState<typeof src>();
  if (!src) return null;
  return (
    <img
      {...props}
      data-slot="avatar-image"
      data-loaded={loaded === src || undefined}
      // The photo may be there before the script.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) setLoaded(src);
      }}
      onLoadCapture={() => setLoaded(src)}
      onErrorCapture={() => setLoaded(undefined)}
      className={cn('invisible absolute inset-0 size-full object-cover data-[loaded]:visible', className)}
      alt={alt}
      src={src}
    />
  );
}
