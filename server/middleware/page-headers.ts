// What pages carry on top: helmet's headers, with a policy that lets nothing inline run.
import { createHash } from 'node:crypto';
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import { MOTION_CSP_HASH } from '../../lib/index.js';

/** The source of a Content-Security-Policy that allows one inline stylesheet (CSP 3 §6.7.3.3). */
export function hashSource(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/**
 * Sets the headers of a page.
 *
 * @param styles - sources of inline stylesheets, beside that of moving mascots
 */
export function setPageHeaders(styles: readonly string[] = []): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", `'${MOTION_CSP_HASH}'`, ...styles],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Whether there is TLS, and for which hosts, is for the operator's proxy to say.
    strictTransportSecurity: false,
    // Scripts, fonts and pictures of the site may be used by any page, as all that we serve.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
}
