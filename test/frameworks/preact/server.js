// The server of the page.
import { readFileSync } from 'node:fs';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { serve } from '../shared/serve.ts';
import { App } from './dist/server/app.js';

const page = readFileSync('dist/client/index.html', 'utf8');

serve('dist/client', () => page.replace('<!--app-->', () => renderToString(h(App, {}))));
