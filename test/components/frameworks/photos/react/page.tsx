/** @jsxImportSource react */
// A page with photos in every framework: a button changes the photo of a person, another one the mood.
import { NaviiAvatar, NaviiGroup } from 'navii/react';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

function Page() {
  const [src, setSrc] = useState('/red.jpg');
  const [mood, setMood] = useState<'happy' | 'wink'>('happy');
  return (
    <StrictMode>
      <NaviiAvatar seed="ada" label="Ada" src={src} mood={mood} />
      <NaviiGroup seeds={[{ seed: 'ada', label: 'Ada', src }, 'grace']} />
      <NaviiAvatar seed="grace" src="/none.jpg" />
      <button onClick={() => setSrc('/blue.jpg')}>Photo</button>
      <button onClick={() => setMood('wink')}>Mood</button>
    </StrictMode>
  );
}

export function renderPage(): string {
  return renderToString(<Page />);
}

export function hydratePage(box: Element): void {
  hydrateRoot(box, <Page />);
}
