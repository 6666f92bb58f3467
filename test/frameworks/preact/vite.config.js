import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: isSsrBuild ? 'dist/server' : 'dist/client' },
}));
