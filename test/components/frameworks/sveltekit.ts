// The page of the samples, rendered on a server and hydrated in a browser.
import { hydrate } from 'svelte';
import { render } from 'svelte/server';
import Page from './sveltekit.svelte';

export function renderPage(): string {
  return render(Page).body;
}

export function hydratePage(box: Element): void {
  hydrate(Page, { target: box });
}
