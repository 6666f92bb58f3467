// Headers of pages: helmet's, with a policy that lets nothing inline run.
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import { MOTION_CSP_HASH } from 'navii';

/** No other host, no inline script, no inline style but the one that moves avatars (CSP Level 3). */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", `'${MOTION_CSP_HASH}'`],
  'worker-src': ["'self'"],
  // Pictures that the page itself made may be shown.
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** The same for a meta element, for pages on a host of files: browsers warn of the one directive that they ignore there. */
export const META_POLICY = Object.entries(POLICY)
  .filter(([name]) => name !== 'frame-ancestors')
  .map(([name, sources]) => `${name} ${sources.join(' ')}`)
  .join('; ');

/** What pages may ask the browser for: to copy, and nothing that would tell about people or their surroundings. */
const PERMISSIONS = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'clipboard-write=(self)',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

/** Sets the headers of a page. */
export function pageHeaders(): Middleware {
  const secure = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // HSTS is the proxy's to set.
    strictTransportSecurity: false,
    // Any page may use the site's scripts, fonts and pictures, like everything else that the service sends.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  return (ctx, next) => {
    // helmet does not know it.
    ctx.set('permissions-policy', PERMISSIONS);
    return secure(ctx, next);
  };
}
