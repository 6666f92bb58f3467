import { NaviiAvatar } from 'navii/react';
// The items that a server can draw, for both projects.
import { TeamStatus } from '@/components/navii-team-status';
import { Reviewers } from './reviewers';
import { UserAvatar } from './user';

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#579"/></svg>')}`;

export function Team() {
  return (
    <section className="grid gap-6" aria-label="Team">
      <div className="flex items-center gap-2">
        <UserAvatar user={{ id: 'Ada', name: 'Ada' }} />
        <UserAvatar user={{ id: 'Grace', name: 'Grace', photo: PHOTO }} />
        <UserAvatar user={{ id: 'Alan', name: 'Alan', photo: 'data:image/png,broken' }} />
        <NaviiAvatar seed="Edsger" label="Edsger" className="size-10" />
      </div>
      <Reviewers users={['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Tony'].map((name) => ({ id: name, name }))} />
      <TeamStatus
        agents={[
          { id: 'Otis', name: 'Otis', status: 'thinking', task: 'Fix flaky login test' },
          { id: 'Mira', name: 'Mira', status: 'working', task: 'Write release notes for the version of the autumn' },
          { id: 'Juno', name: 'Juno', status: 'waiting', task: 'Rotate signing keys' },
          { id: 'Remy', name: 'Remy', status: 'failed', task: 'Import old invoices' },
          { id: 'Pip', name: 'Pip', status: 'done' },
        ]}
      />
    </section>
  );
}
