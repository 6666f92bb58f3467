// The page of the samples, drawn on a server and taken over in a browser.
import { hydrate } from 'svelte';
import { render } from 'svelte/server';
import Page from './page.svelte';

export function renderPage(): string {
  return render(Page).body;
}

export function hydratePage(box: Element): void {
  hydrate(Page, { target: box });
}
