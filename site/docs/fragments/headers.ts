// The headers of the pages in the words of servers for files: a policy in a header holds nothing up, one in a page does.
import { renderCode } from './blocks.js';

/** What a host of files has to send. */
export interface FileRules {
  /** Headers of all files. */
  readonly headers: Readonly<Record<string, string>>;
  /** Folders of files whose names hold a hash of their content, each with a slash at both ends. */
  readonly keptFolders: readonly string[];
  /** `cache-control` of those. */
  readonly keep: string;
}

/** Those that only old browsers read are in `_headers`, and left out of samples. */
const DATED = /^x-(?:d|p|x)|^origin-agent/;

function listShown({ headers }: FileRules): (readonly [name: string, value: string])[] {
  return Object.entries(headers).filter(([name]) => !DATED.test(name));
}

function writeNginx(rules: FileRules): string {
  const folders = rules.keptFolders.map((folder) => folder.replaceAll('/', '')).join('|');
  const lines = listShown(rules).map(([name, value]) => `  add_header ${name} "${value}" always;\n`);
  return (
    'server {\n  root /srv/navii;\n  index index.html;\n  error_page 404 /404.html;\n  gzip_static on;\n' +
    lines.join('') +
    // Not add_header: in a location it would leave out those of the server.
    `  location ~ ^/(?:${folders})/ { expires 1y; }\n` +
    '  location / { try_files $uri $uri/index.html =404; }\n' +
    // Its address names a mascot, so no file has it.
    '  location /@ { try_files /share/index.html =404; }\n}'
  );
}

function writeCaddy(rules: FileRules): string {
  const kept = rules.keptFolders.map((folder) => `  header ${folder}* cache-control "${rules.keep}"\n`);
  const lines = listShown(rules).map(([name, value]) => `    ${name} "${value}"\n`);
  return (
    'example.org {\n  root * /srv/navii\n  file_server { precompressed br gzip }\n  header {\n' +
    `${lines.join('')}  }\n${kept.join('')}` +
    '  @share path /@*\n  rewrite @share /share/index.html\n' +
    '  handle_errors {\n    rewrite * /404.html\n    file_server\n  }\n}'
  );
}

/** Samples for two servers. */
export function renderHeaderRules(rules: FileRules): string {
  return renderCode('nginx', writeNginx(rules)) + renderCode('Caddy', writeCaddy(rules));
}
