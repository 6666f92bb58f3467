// Tests of documents that contain the address of the service.
import { describe, expect, it } from 'vitest';
import { talk, useService, SITE } from '../serve.js';

const service = useService({ siteFolder: SITE });

describe('a document', () => {
  it.each(['/openapi.json', '/robots.txt', '/sitemap.xml', '/llms.txt', '/blog/feed.xml'])(
    '%s has the host of the request',
    async (target) => {
      for (let round = 0; round < 2; round += 1) {
        for (let i = 0; i < 20; i += 1) {
          const text = `GET ${target} HTTP/1.1\r\nHost: h${i}.test\r\nConnection: close\r\n\r\n`;
          const hosts = new Set((await talk(service.port, text)).match(/\bh\d+\.test/g));
          expect([...hosts]).toEqual([`h${i}.test`]);
        }
      }
    },
  );
});
