import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => ({
  plugins: [sveltekit({ adapter: adapter() })],
  // Vitest would take what Svelte has for servers.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // The data of all projects is in the folder above.
  server: { fs: { allow: ['..'] } },
}));
