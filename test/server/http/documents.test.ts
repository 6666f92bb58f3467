// Documents that differ by the address of the service alone.
import { describe, expect, it } from 'vitest';
import { keepDocument } from '../../../server/http/documents.js';
import { talk, useService } from '../serve.js';

const service = useService();

describe('a document', () => {
  it('is made once for an address, and is the same bytes', () => {
    const made: string[] = [];
    const documentOf = keepDocument((base) => {
      made.push(base);
      return `<${base}>`;
    }, 2);
    const first = documentOf('a');
    expect(first.toString()).toBe('<a>');
    expect(documentOf('a')).toBe(first);
    expect(documentOf('b').toString()).toBe('<b>');
    documentOf('a');
    expect(made).toEqual(['a', 'b']);
  });

  it('is forgotten when its address was asked for longest ago', () => {
    const made: string[] = [];
    const documentOf = keepDocument((base) => {
      made.push(base);
      return base;
    }, 2);
    for (const base of ['a', 'b', 'a', 'c', 'a', 'b']) documentOf(base);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it.each(['/openapi.json', '/robots.txt', '/sitemap.xml', '/llms.txt', '/blog/feed.xml'])(
    '%s is that of the host that was asked',
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
