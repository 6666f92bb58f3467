'use client';

import 'navii/picker';
import { cn } from 'cn';
import 'navii/react'; // types of the element
import { useState, type ComponentProps, type FormEvent } from 'react';

interface Profile {
  id: string;
  name: string;
  /** The last choice of the user: the `avatar` that `save` got. */
  avatar?: string;
}

/** A profile: a name, and a mascot to choose. `save` gets the fields `name` and `avatar`; it may be a server action. */
export function ProfileForm({
  profile,
  save,
  className,
  ...props
}: ComponentProps<'form'> & { profile: Profile; save: (data: FormData) => void | Promise<void> }) {
  const [isSaved, setSaved] = useState(false);
  // Not an `action`: React resets a form after it, and the choice would be gone.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    await save(new FormData(event.currentTarget));
    setSaved(true);
  };
  return (
    <form
      className={cn('grid w-full max-w-3xl gap-6 text-sm text-foreground', className)}
      onSubmit={(event) => void submit(event)}
      onChange={() => setSaved(false)}
      {...props}
    >
      <label className="grid gap-2 font-medium">
        Name
        <input
          name="name"
          defaultValue={profile.name}
          required
          autoComplete="name"
          className="h-9 rounded-md border border-input bg-background px-3 font-normal"
        />
      </label>
      <navii-picker name="avatar" seed={profile.id} value={profile.avatar ?? ''} />
      <div className="flex items-center gap-3">
        <button className="h-9 rounded-md bg-primary px-4 font-medium text-primary-foreground hover:bg-primary/90">
          Save
        </button>
        <span role="status" className="text-muted-foreground">
          {isSaved && 'Saved'}
        </span>
      </div>
    </form>
  );
}
