// What pages carry on top: helmet's headers, with a policy that lets nothing inline run.
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import { MOTION_CSP_HASH } from '../../lib/index.js';

/** Sets the headers of a page. */
export function setPageHeaders(): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'", `'${MOTION_CSP_HASH}'`],
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
