import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [solid({ ssr: mode !== 'test' })],
  build: { outDir: isSsrBuild ? 'dist/server' : 'dist/client' },
  // Vitest would take what Solid has for servers.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
}));
