import { createRoot } from 'react-dom/client';
import { ProfileForm } from '@/components/navii-profile-form';
import { Face } from '@/shared/element';
import { Team } from '@/shared/team';
import '@/shared/theme.css';

const save = (data: FormData) => localStorage.setItem('avatar', data.get('avatar') as string);

createRoot(document.querySelector('#app')!).render(
  <main className="grid gap-6 p-6">
    <h1 className="text-xl font-semibold">Team</h1>
    <Team />
    <Face />
    <ProfileForm profile={{ id: 'ada', name: 'Ada', avatar: localStorage.getItem('avatar') ?? '' }} save={save} />
  </main>,
);
