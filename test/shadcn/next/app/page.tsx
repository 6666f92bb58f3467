import { cookies } from 'next/headers';
import { ProfileForm } from '@/components/navii-profile-form';
import { Face } from '@/shared/element';
import { Team } from '@/shared/team';

async function save(data: FormData) {
  'use server';
  (await cookies()).set('avatar', data.get('avatar') as string);
}

export default async function Page() {
  const avatar = (await cookies()).get('avatar')?.value ?? '';
  return (
    <>
      <Team />
      <Face />
      <ProfileForm profile={{ id: 'ada', name: 'Ada', avatar }} save={save} />
    </>
  );
}
