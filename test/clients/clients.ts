// Clients of Gravatar and Libravatar, each pointed at the service as its documentation says.
import { spawnSync } from 'node:child_process';
import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from '../packed.js';
import { root } from '../tools/root.js';
import { serveRecord } from './dns.js';

/** A client that makes the address of a picture. */
export interface Client {
  readonly name: string;
  /** Whether its program is missing on this machine. */
  readonly isMissing?: boolean;
  /** The host that it always asks. An operator names the service in its place by DNS. */
  readonly fixedHost?: string;
  /**
   * Makes the address of the picture of EMAIL in SIZE.
   *
   * @param tools - the folder with the packages
   * @param host - address and port of the service
   */
  readonly makeUrl: (tools: string, host: string) => Promise<string> | string;
}

/** An e-mail address, as people write it. */
export const EMAIL = 'Ada@Example.org';
/** Width and height in pixels. It differs from every default. */
export const SIZE = 72;

// oxlint-disable-next-line typescript/no-explicit-any -- the types of the clients are not installed
const load = (tools: string, name: string): any => createRequire(join(tools, 'package.json'))(name);

function readSource(html: string): string {
  const [, source = ''] = / src="([^"]*)"/.exec(html) ?? [];
  return source.replaceAll('&amp;', '&');
}

/** Reads the name of the record over HTTP from the docs. */
function readRecord(): string {
  const text = readFileSync(join(root, 'site/docs/hosting.md'), 'utf8');
  return /^(_avatars\._tcp\.\S+)\. +IN SRV/m.exec(text)?.[1] ?? '';
}

async function findByDns(tools: string, host: string): Promise<string> {
  const socket = await serveRecord(readRecord(), Number(host.split(':')[1]));
  const servers = dns.getServers();
  dns.setServers([`127.0.0.1:${socket.address().port}`]);
  try {
    return await load(tools, 'libravatar').get_avatar_url({ email: EMAIL, size: SIZE, default: 'mm' });
  } finally {
    dns.setServers(servers);
    socket.close();
  }
}

async function renderVue(tools: string, host: string): Promise<string> {
  const Vue = load(tools, 'vue');
  const component = load(tools, 'vue-gravatar');
  Object.assign(Vue.config, { productionTip: false, devtools: false });
  const props = { email: EMAIL, size: SIZE, hostname: host, protocol: 'http' };
  const app = new Vue({ render: (create: typeof Vue) => create(component.default ?? component, { props }) });
  return readSource(await load(tools, 'vue-server-renderer').createRenderer().renderToString(app));
}

function renderReact(tools: string): string {
  const { createElement } = load(tools, 'react');
  const props = { email: EMAIL, size: SIZE, protocol: 'http://' };
  const element = createElement(load(tools, 'react-gravatar'), props);
  return readSource(load(tools, 'react-dom/server').renderToStaticMarkup(element));
}

const PERL = ['-MGravatar::URL', '-MLibravatar::URL', '-e'];
const isMissing = spawnSync('perl', [...PERL, '1']).status !== 0;
if (isMissing) process.stderr.write('The clients in Perl are not tested: install libgravatar-url-perl.\n');

function createPerl(call: string): Client {
  const code = `print ${call}(email => $ARGV[0], size => $ARGV[1], base => $ARGV[2], default => 'identicon')`;
  return {
    name: `Perl's ${call}`,
    isMissing,
    makeUrl: (tools, host) => run('perl', [...PERL, code, EMAIL, String(SIZE), `http://${host}/avatar/`], tools),
  };
}

export const CLIENTS: readonly Client[] = [
  {
    name: 'gravatar',
    makeUrl: (tools, host) => load(tools, 'gravatar').url(EMAIL, { s: SIZE, r: 'pg', d: '404', cdn: `http://${host}` }),
  },
  { name: 'libravatar, by DNS', makeUrl: findByDns },
  { name: 'react-gravatar', fixedHost: 'www.gravatar.com', makeUrl: renderReact },
  { name: 'vue-gravatar', makeUrl: renderVue },
  createPerl('gravatar_url'),
  createPerl('libravatar_url'),
];
