// A page with photos in every framework: a button changes the photo of a person, another one the mood.
import { renderToString } from '@vue/server-renderer';
import { NaviiAvatar, NaviiGroup } from 'navii/vue';
import { createSSRApp, defineComponent, h, ref } from 'vue';

const Page = defineComponent(() => {
  const src = ref('/red.jpg');
  const mood = ref<'happy' | 'wink'>('happy');
  return () => [
    h(NaviiAvatar, { seed: 'ada', label: 'Ada', src: src.value, mood: mood.value }),
    h(NaviiGroup, { seeds: [{ seed: 'ada', label: 'Ada', src: src.value }, 'grace'] }),
    h(NaviiAvatar, { seed: 'grace', src: '/none.jpg' }),
    h('button', { onClick: () => (src.value = '/blue.jpg') }, 'Photo'),
    h('button', { onClick: () => (mood.value = 'wink') }, 'Mood'),
  ];
});

export function renderPage(): Promise<string> {
  return renderToString(createSSRApp(Page));
}

export function hydratePage(box: Element): void {
  createSSRApp(Page).mount(box);
}
