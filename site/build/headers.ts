// The headers of pages and files: the service sends those of `PAGE_HEADERS`, hosts of files are told those of `FILE_RULES`.
import { CACHE, COMMON_HEADERS } from '../../lib/http/answer.js';
import { MOTION_CSP_HASH } from '../../lib/index.js';
import type { StaticHostRules } from '../../lib/pages/reference.js';
import { KEPT_FOLDERS } from '../../lib/pages/template.js';
import { EARLY_SOURCE } from './frame.js';

/**
 * No other host, no inline script but those of the build, no inline style but the animation of avatars (CSP Level 3).
 */
const POLICY = {
  'default-src': ["'none'"],
  'style-src': ["'self'", `'${MOTION_CSP_HASH}'`],
  'worker-src': ["'self'"],
  // Pages show images that they have made themselves.
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** Pages may write to the clipboard, and use no feature that reveals data about people or their surroundings. */
const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), clipboard-write=(self), display-capture=(), geolocation=(), ' +
  'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/**
 * The other headers of pages: those that helmet (8) sets. Two are left out: all responses have nosniff, and the proxy sets
 * HSTS.
 */
const SECURITY = {
  'cross-origin-opener-policy': 'same-origin',
  // Pages of other sites may use the scripts, fonts and images, like everything that the service sends.
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Lists the headers, with a policy for these sources of scripts. */
function listHeaders(...scripts: readonly string[]) {
  const policy = Object.entries({ ...POLICY, 'script-src': ["'self'", EARLY_SOURCE, ...scripts] });
  return {
    'permissions-policy': PERMISSIONS,
    'content-security-policy': policy.map(([name, sources]) => `${name} ${sources.join(' ')}`).join(';'),
    ...SECURITY,
  };
}

export const PAGE_HEADERS: Readonly<Record<string, string>> = listHeaders();

export const FILE_RULES: StaticHostRules = {
  // There, a service worker answers requests of the API and makes PNGs with WebAssembly.
  headers: { ...COMMON_HEADERS, ...listHeaders("'wasm-unsafe-eval'") },
  keptFolders: KEPT_FOLDERS,
  keep: CACHE.forever,
};
