// The sample for Vue with the story of the page, rendered on a server and hydrated in a browser.
import { renderToString } from '@vue/server-renderer';
import { createSSRApp, h, ref, type App } from 'vue';
import { FIRST, readWork, STEPS, type AppState, type Message } from '../../../site/app/state.js';
import Work from '../../examples/work/team.vue';

function createPage(): App {
  const answers = ref<AppState['answers']>({});
  const onAnswer = ({ time }: Message, text: string): void => {
    answers.value = { ...answers.value, [time]: text };
  };
  const read = () => readWork({ ...FIRST, at: STEPS.length, answers: answers.value });
  return createSSRApp({ render: () => h(Work, { ...read(), onAnswer }) });
}

export function renderPage(): Promise<string> {
  return renderToString(createPage());
}

export function hydratePage(box: Element): void {
  createPage().mount(box);
}
