// Clients of Gravatar and Libravatar that others wrote get a mascot from the service, in the size that they asked for.
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAvatar } from '../../lib/index.js';
import { askOver } from '../lib/http/wire.js';
import { installTools } from '../packed.js';
import { useService } from '../server/serve.js';
import { CLIENTS, EMAIL, SIZE } from './clients.js';

const svg = useService();
const png = useService({ gravatarFormat: 'png' });
const seed = createHash('md5').update(EMAIL.toLowerCase()).digest('hex');

let folder: string;
let tools: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navii-clients-'));
  tools = await installTools(import.meta.dirname, folder, process.env['CLIENT_TOOLS']);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(CLIENTS)('$name', ({ makeUrl, fixedHost, isMissing = false }) => {
  async function fetchPicture(service: { readonly port: number }) {
    const ours = `127.0.0.1:${service.port}`;
    const { pathname, search, host } = new URL(await makeUrl(tools, ours));
    expect(host).toBe(fixedHost ?? ours);
    return await askOver(service)({ target: pathname + search, headers: { host } });
  }

  it.skipIf(isMissing)('gets an SVG', async () => {
    const { status, headers, body } = await fetchPicture(svg);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(Buffer.from(body).toString()).toBe(createAvatar(seed, { size: SIZE }));
  });

  it.skipIf(isMissing)('gets a PNG with GRAVATAR_FORMAT=png', async () => {
    const { status, headers, body } = await fetchPicture(png);
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(decode(body)).toMatchObject({ width: SIZE, height: SIZE });
  });
});
