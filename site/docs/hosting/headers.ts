// The headers of the pages in the words of servers for files: a policy in a header holds nothing up, one in a page does.
import { escapeHtml } from '../../shared/html.js';

type Headers = Readonly<Record<string, string>>;

/** Files whose names hold a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Those that only old browsers read are in `_headers`, and left out of samples. */
const DATED = /^x-(?:d|p|x)|^origin-agent/;

function listShown(headers: Headers): (readonly [name: string, value: string])[] {
  return Object.entries(headers).filter(([name]) => !DATED.test(name));
}

function writeNginx(headers: Headers): string {
  const lines = listShown(headers).map(([name, value]) => `  add_header ${name} "${value}" always;\n`);
  return (
    'server {\n  root /srv/navii;\n  index index.html;\n  error_page 404 /404.html;\n  gzip_static on;\n' +
    lines.join('') +
    '  location / { try_files $uri $uri/index.html =404; }\n' +
    // Its address names a mascot, so no file has it.
    '  location /@ { try_files /share/index.html =404; }\n}'
  );
}

function writeCaddy(headers: Headers): string {
  const lines = listShown(headers).map(([name, value]) => `    ${name} "${value}"\n`);
  return (
    'example.org {\n  root * /srv/navii\n  file_server { precompressed br gzip }\n  header {\n' +
    `${lines.join('')}  }\n  header /assets/* cache-control "${FOREVER}"\n` +
    '  @share path /@*\n  rewrite @share /share/index.html\n' +
    '  handle_errors {\n    rewrite * /404.html\n    file_server\n  }\n}'
  );
}

function renderSample(caption: string, code: string): string {
  return (
    `<figure class="code"><figcaption>${caption}</figcaption>` +
    `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre></figure>`
  );
}

/** Samples for two servers. */
export function renderHeaderRules(headers: Headers): string {
  return renderSample('nginx', writeNginx(headers)) + renderSample('Caddy', writeCaddy(headers));
}
