// The headers of pages and files: the service sends those of `PAGE_HEADERS`, hosts of files are told those of `FILE_HEADERS`.
import { CACHE, COMMON_HEADERS } from '../../lib/http/answer.js';
import { MOTION_CSP_HASH } from '../../lib/index.js';
import { KEPT_FOLDERS } from '../../lib/pages/template.js';
import { renderCode } from '../docs/fragments/blocks.js';
import { each } from '../shared/html.js';
import { EARLY_SOURCE } from './frame.js';

/**
 * No other host, no inline script but those of the build, no inline style but the animation of avatars (CSP Level 3).
 */
const POLICY = {
  'default-src': ["'none'"],
  'style-src': ["'self'", `'${MOTION_CSP_HASH}'`],
  'worker-src': ["'self'"],
  // Pages show images that they have made themselves.
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** Pages may write to the clipboard, and use no feature that reveals data about people or their surroundings. */
const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), clipboard-write=(self), display-capture=(), geolocation=(), ' +
  'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/**
 * The other headers of pages: those that helmet (8) sets. Two are left out: all responses have nosniff, and the proxy sets
 * HSTS.
 */
const SECURITY = {
  'cross-origin-opener-policy': 'same-origin',
  // Pages of other sites may use the scripts, fonts and images, like everything that the service sends.
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Lists the headers, with a policy for these sources of scripts. */
function listHeaders(...scripts: readonly string[]) {
  const policy = Object.entries({ ...POLICY, 'script-src': ["'self'", EARLY_SOURCE, ...scripts] });
  return {
    'permissions-policy': PERMISSIONS,
    'content-security-policy': policy.map(([name, sources]) => `${name} ${sources.join(' ')}`).join(';'),
    ...SECURITY,
  };
}

export const PAGE_HEADERS: Readonly<Record<string, string>> = listHeaders();

// On a host of files, a service worker answers requests of the API and makes PNGs with WebAssembly.
const FILE_HEADERS = Object.entries({ ...COMMON_HEADERS, ...listHeaders("'wasm-unsafe-eval'") });

/** Writes `_headers`, a file with header rules that Netlify, Cloudflare Pages and others read. */
export function writeHeaderRules(): string {
  const lines = each(FILE_HEADERS, ([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines}${each(KEPT_FOLDERS, (folder) => `${folder}*\n  cache-control: ${CACHE.forever}\n`)}`;
}

// Header rules for servers of static files. They are HTTP headers, because a `<meta>` policy is only applied while the
// page loads.

/** Headers for old browsers. `_headers` has them, and the samples leave them out. */
const LEGACY = /^x-(?:d|p|x)|^origin-agent/;

function printHeaders(print: (name: string, value: string) => string): string {
  return each(FILE_HEADERS, ([name, value]) => (LEGACY.test(name) ? '' : print(name, value)));
}

function writeNginx(): string {
  const folders = KEPT_FOLDERS.map((folder) => folder.replaceAll('/', '')).join('|');
  return (
    'server {\n  root /srv/navii;\n  index index.html;\n  error_page 404 /404.html;\n  gzip_static on;\n' +
    printHeaders((name, value) => `  add_header ${name} "${value}" always;\n`) +
    // `expires` instead of add_header, because add_header in a location would cancel the headers of the server.
    `  location ~ ^/(?:${folders})/ { expires 1y; }\n` +
    '  location / { try_files $uri $uri/index.html =404; }\n' +
    // Share pages: all URLs that start with /@ get the same file.
    '  location /@ { try_files /share/index.html =404; }\n}'
  );
}

function writeCaddy(): string {
  const kept = each(KEPT_FOLDERS, (folder) => `  header ${folder}* cache-control "${CACHE.forever}"\n`);
  const lines = printHeaders((name, value) => `    ${name} "${value}"\n`);
  return (
    'example.org {\n  root * /srv/navii\n  file_server { precompressed br gzip }\n  header {\n' +
    `${lines}  }\n${kept}` +
    '  @share path /@*\n  rewrite @share /share/index.html\n' +
    '  handle_errors {\n    rewrite * /404.html\n    file_server\n  }\n}'
  );
}

/** Renders the rules for servers of static files, as samples. */
export function renderHeaderRules(): string {
  return renderCode('nginx', writeNginx()) + renderCode('Caddy', writeCaddy());
}
