import { cn } from 'cn';
import type { Status } from 'navii';
import { NaviiAvatar } from 'navii/react';
import type { ComponentProps } from 'react';

interface Agent {
  id: string;
  name: string;
  status: Status;
  task?: string;
}

/** A sidebar of agents: who is working, and who waits for you. */
export function TeamStatus({ agents, className, ...props }: ComponentProps<'section'> & { agents: readonly Agent[] }) {
  const waiting = agents.filter(({ status }) => status === 'waiting').length;
  return (
    <section
      aria-label="Agents"
      className={cn('w-full rounded-lg border bg-background p-2 text-sm text-foreground sm:w-72', className)}
      {...props}
    >
      <h2 className="px-2 pt-1 font-medium">Agents</h2>
      <p role="status" className="px-2 pb-2 text-muted-foreground">
        {waiting === 0 ? 'Nobody waits for you' : `${waiting} waiting for you`}
      </p>
      <ul>
        {agents.map(({ id, name, status, task }) => (
          <li
            key={id}
            data-status={status}
            className="flex items-center gap-3 rounded-md p-2 text-muted-foreground data-[status=waiting]:bg-muted data-[status=waiting]:text-foreground"
          >
            <NaviiAvatar aria-hidden seed={id} packs="studio" status={status} animated className="size-10 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="line-clamp-1 font-medium text-foreground">{name}</p>
              <p className="line-clamp-1">{task}</p>
            </div>
            <span className="text-xs">{status}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
