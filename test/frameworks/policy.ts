// Adds a strict Content-Security-Policy to the responses of a framework's server.
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import type { Need } from '../tried-frameworks.js';

/** Hashes the inline scripts of a page. */
function listHashes(html: string): string[] {
  const found = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g);
  return [...found].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function writePolicy(html: string, needs: readonly Need[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(needs.includes('inline scripts') ? listHashes(html) : [])].join(' '),
    "style-src 'self'",
    ...(needs.includes('style attributes') ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self'",
    "connect-src 'self'",
    ...(needs.includes('HTML from text') ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ');
}

/** Serves the pages of an origin with a strict policy, which allows only what the framework needs. */
export async function forceStrictPolicy(page: Page, origin: string, needs: readonly Need[]): Promise<void> {
  await page.route(`${origin}/`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const headers = { ...response.headers(), 'content-security-policy': writePolicy(body, needs) };
    await route.fulfill({ response, body, headers });
  });
}
