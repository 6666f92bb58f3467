// The server of the page.
import { readFileSync } from 'node:fs';
import { serve } from '../shared/serve.ts';
import { render } from './dist/server/server-entry.js';

const page = readFileSync('dist/client/index.html', 'utf8');

serve('dist/client', () => {
  const { head, body } = render();
  return page.replace('<!--head-->', () => head).replace('<!--app-->', () => body);
});
