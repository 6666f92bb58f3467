import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [solid({ ssr: mode !== 'test' })],
  build: { outDir: isSsrBuild ? 'dist/server' : 'dist/client' },
  // Without this, Vitest would load the server build of Solid.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
}));
