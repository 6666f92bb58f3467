export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  app: { head: { htmlAttrs: { lang: 'en' }, title: 'Navii in Nuxt' } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('navii-') } },
});
