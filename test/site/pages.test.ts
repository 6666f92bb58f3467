// Checks the files of the pages. pages.sampled.test.ts opens them in a browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, SITE } from './browse.js';

describe('the built files', () => {
  it('have a policy for hosts that read it from a file', () => {
    const rules = readFileSync(join(folder, '_headers'), 'utf8');
    expect(rules).toMatch(/content-security-policy: default-src 'none';/);
    expect(rules).toMatch(/script-src 'self' 'sha256-[^']+' 'wasm-unsafe-eval'/);
    expect(rules).not.toMatch(/unsafe-inline|'unsafe-eval'/);
    const hosting = (SITE.get('/docs/hosting') ?? '').replaceAll('&#39;', "'");
    const hash = /'sha256-[^']+' 'wasm-unsafe-eval'/.exec(rules)?.[0] ?? 'none';
    expect(hosting.split(hash), 'nginx and Caddy').toHaveLength(3);
  });

  it.each([...SITE])('%s is complete, and its only inline script is allowed by the policy', (path, html) => {
    expect(html.split('<script>')).toHaveLength(2);
    expect(
      html
        .replace('<script>', '')
        .match(
          /<style|\sstyle=["']|<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")|\son\w+="|javascript:|<!--navii:/gi,
        ),
    ).toBeNull();
    // Bold text that is none: a line of Markdown that begins with a comment is HTML.
    expect(html.replace(/<(pre|code|script|figcaption)\b[^]*?<\/\1>/g, '')).not.toContain('**');
    const data = Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
      ([, json = '']) => json,
    );
    for (const json of data) expect(JSON.parse(json)).toHaveProperty('@context', 'https://schema.org');
    expect(html.match(/<link[^>]+rel="canonical"/g)?.length ?? 0).toBe(path === '/404' ? 0 : 1);
    expect(html.match(/<meta\s+name="description"\s+content="[^"]{20,}/g)).toHaveLength(1);
    expect(html).not.toMatch(/(?:src|href)="(?!https:)[^"]*\.ts"/);
    // A policy in the page would block files that the browser preloads.
    expect(html).not.toContain('http-equiv');
    // The files for the first paint come first.
    const [head = ''] = html.split('</head>');
    expect(head.lastIndexOf('rel="stylesheet"')).toBeLessThan(head.indexOf('<script type="module"'));
  });
});
