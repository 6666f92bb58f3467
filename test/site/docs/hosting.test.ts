// Runs nginx with the configuration of the hosting page, as printed, over the built files.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isListening, Program } from '../../child.js';
import { makeFolder } from '../../scratch.js';
import { findPort } from '../../tools/free-port.js';
import { findProgram, NGINX } from '../../tools/programs.js';
import { root } from '../../tools/root.js';
import { folder, SITE } from '../browse.js';
import { unescapeHtml } from './samples.js';

const NGINX_PATH = findProgram(NGINX);

/** Returns the sample of a program, as a visitor copies it. */
function readSample(name: string): string {
  const html = SITE.get('/docs/hosting') ?? '';
  return unescapeHtml(
    new RegExp(`<figcaption>${name}</figcaption><pre[^>]*><code>([^]*?)</code>`).exec(html)?.[1] ?? '',
  );
}

/** Runs the sample over the built site. It stops when the test ends. */
async function startNginx(path: string): Promise<string> {
  const home = makeFolder();
  const port = await findPort();
  const sample = readSample('nginx').replace('root /srv/navii;', `listen 127.0.0.1:${port};\n  root ${folder};`);
  expect(sample).toContain(folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  );
  const config =
    `daemon off; error_log stderr; pid ${home}/pid; events {}\n` +
    `http { access_log off; types { text/html html; text/css css; text/javascript js; image/svg+xml svg; }\n` +
    `${temporary.join('\n')}\n${sample}\n}`;
  writeFileSync(join(home, 'nginx.conf'), config);
  const nginx = new Program(path, ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'inherit' });
  onTestFinished(() => nginx.close('SIGQUIT'));
  await nginx.wait(() => isListening(port));
  return `http://127.0.0.1:${port}`;
}

it.each(['site/docs/hosting.md', 'server/deploy/README.md'])(
  'no container of %s trusts the header of a client that reaches its port',
  (file) => {
    const [command = ''] = /^docker run .*/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    expect(command).toMatch(/ -p 127\.0\.0\.1:8787:8787 .* TRUST_PROXY=1 /);
  },
);

describe.skipIf(NGINX_PATH === undefined)('the lines for nginx', () => {
  it('serve the pages, the pages of mascots and the 404 page, with the policy', async () => {
    const origin = await startNginx(NGINX_PATH ?? '');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(SITE.get('/') ?? '')?.[1] ?? '';
    const kept = await fetch(origin + script);
    expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'max-age=31536000']);
    expect(kept.headers.get('access-control-allow-origin')).toBe('*');
    const titles = [];
    for (const path of ['/', '/docs', '/@ada', '/@a%2Fb?mood=wink', '/nobody-here']) {
      const answer = await fetch(origin + path);
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      titles.push([answer.status, /<title>([^<]*)/.exec(await answer.text())?.[1]]);
    }
    const share = [200, 'A mascot for every name · Navii'];
    expect(titles).toEqual([
      [200, 'Navii: every name has a mascot'],
      [200, expect.stringContaining('Docs')],
      share,
      share,
      [404, expect.stringContaining('Navii')],
    ]);
  });
});
