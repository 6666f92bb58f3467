import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => ({
  plugins: [sveltekit({ adapter: adapter() })],
  // Without this, Vitest would load the server build of Svelte.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // The data of all projects is in the parent folder.
  server: { fs: { allow: ['..'] } },
}));
