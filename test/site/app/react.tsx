/** @jsxImportSource react */
// The sample for React with the story of the page, rendered on a server and hydrated in a browser.
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FIRST, readWork, STEPS, type AppState } from '../../../site/app/state.js';
import { Work } from '../../examples/work/team.js';

function Page() {
  const [answers, setAnswers] = useState<AppState['answers']>({});
  const work = readWork({ ...FIRST, at: STEPS.length, answers });
  return <Work {...work} answer={({ time }, text) => setAnswers({ ...answers, [time]: text })} />;
}

const page = (
  <StrictMode>
    <Page />
  </StrictMode>
);

export function renderPage(): string {
  return renderToString(page);
}

export function hydratePage(box: Element): void {
  hydrateRoot(box, page);
}
