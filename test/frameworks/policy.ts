// A strict Content-Security-Policy, laid over what a framework serves.
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';

/** What a framework itself needs under a strict policy; its elements need none of it. */
export interface Needs {
  /** It writes scripts into its page, which the policy names by their hashes. */
  readonly inlineScripts?: boolean;
  /** So with styles. */
  readonly inlineStyles?: boolean;
  /** It sets HTML from text, which Trusted Types refuse. */
  readonly untrusted?: boolean;
}

/** The hashes of the elements of a page that hold text of a kind. */
function listHashes(html: string, tag: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, 'g'));
  return [...found].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function writePolicy(html: string, { inlineScripts, inlineStyles, untrusted }: Needs): string {
  return [
    `default-src 'none'`,
    ["script-src 'self'", ...(inlineScripts ? listHashes(html, 'script') : [])].join(' '),
    ["style-src 'self'", ...(inlineStyles ? listHashes(html, 'style') : [])].join(' '),
    `img-src 'self'`,
    `connect-src 'self'`,
    ...(untrusted ? [] : [`require-trusted-types-for 'script'`]),
  ].join('; ');
}

/** Has the page of an origin come under a strict policy. */
export async function forceStrictPolicy(page: Page, origin: string, needs: Needs): Promise<void> {
  await page.route(`${origin}/`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const headers = { ...response.headers(), 'content-security-policy': writePolicy(body, needs) };
    await route.fulfill({ response, body, headers });
  });
}
