// Headers of pages: helmet's, with a policy that lets nothing inline run but scripts of the build.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { MOTION_CSP_HASH } from 'navii';

/** No other host, no inline script but the given ones, no inline style but the one that moves avatars (CSP Level 3). */
const POLICY = {
  'default-src': ["'none'"],
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

/** Headers by name, in lower case. */
export type PageHeaders = Readonly<Record<string, string>>;

/** The source of a policy that allows an inline script (CSP Level 3 §8.3). */
export function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Lists the headers of pages.
 *
 * @param scripts - sources that allow inline scripts
 */
export function listPageHeaders(scripts: readonly string[]): PageHeaders {
  // helmet does not know this one.
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS };
  // It only sets headers, the same ones each time: once is enough for all answers, and for files that list them.
  const response: Pick<ServerResponse, 'removeHeader'> & { setHeader: (name: string, value: string) => void } = {
    setHeader: (name, value) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  };
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...POLICY, 'script-src': ["'self'", ...scripts] },
    },
    // HSTS is the proxy's to set.
    strictTransportSecurity: false,
    // Any page may use the site's scripts, fonts and pictures, like everything else that the service sends.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  setHeaders({} as IncomingMessage, response as ServerResponse, () => {});
  return headers;
}
