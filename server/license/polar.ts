// The license provider Polar: a client for two calls of its API (https://polar.sh/docs/api-reference), the rules for a
// valid license key, and the check of its webhooks.
import { isUtf8 } from 'node:buffer';
import { Webhook } from 'standardwebhooks';
import type { PolarConfig } from '../config.js';
import { MAX_PROVIDER_ANSWER, MAX_PROVIDER_CALLS } from '../limits.js';
import { collect, isRecord, parseJson } from '../request.js';

type RejectionReason = 'invalid_key' | 'revoked' | 'disabled' | 'expired' | 'wrong_product';
/** The response of `POST /license/verify`. */
type Verdict = { readonly ok: true; readonly plan: 'pro' } | { readonly ok: false; readonly reason: RejectionReason };
type JsonObject = Readonly<Record<string, unknown>>;

function reject(reason: RejectionReason): Verdict {
  return { ok: false, reason };
}

// Date.parse alone would read "1" as the year 2001, and a time without a zone as local time.
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Tells whether a value is a date-time (RFC 3339) in the future. */
function isFuture(value: unknown, now: number): boolean {
  return typeof value === 'string' && DATE_TIME.test(value) && Date.parse(value) > now;
}

/**
 * Checks a license key that the provider knows. A key with unreadable fields is not valid.
 *
 * @param license - the provider's `status`, `expires_at` (absent or null: never) and `benefit_id` of the key
 * @param benefitId - the benefit that the key must belong to; `undefined` accepts any
 * @param now - milliseconds since 1970
 */
export function judgeLicense(license: JsonObject, benefitId: string | undefined, now: number): Verdict {
  const { status, expires_at: expiry, benefit_id: benefit } = license;
  if (status === 'revoked' || status === 'disabled') return reject(status);
  if (status !== 'granted') return reject('invalid_key');
  if (expiry !== undefined && expiry !== null && !isFuture(expiry, now)) return reject('expired');
  if (benefitId !== undefined && benefit !== benefitId) return reject('wrong_product');
  return { ok: true, plan: 'pro' };
}

// The provider answers 404 for each key that it rejects. Only the sentence in its body tells the reason.
const SENTENCES: ReadonlyMap<unknown, RejectionReason> = new Map([
  ['License key has expired.', 'expired'],
  ['License key is no longer active.', 'revoked'],
]);

/** Returns the verdict for a key that the provider rejects. An unknown sentence counts as `invalid_key`. */
export function judgeRejection(body: JsonObject): Verdict {
  return reject(SENTENCES.get(body['detail']) ?? 'invalid_key');
}

/** A failed call of the provider. The error holds no sent or received data. Without a verdict, nothing is granted. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly reason: 'upstream_error' | 'upstream_timeout' | 'busy';

  /** @param detail - a status or an error code for the log, never text of the provider */
  constructor(reason: ProviderFailure['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}

// Returns the code of an error, such as ECONNREFUSED. The message may hold addresses, so it is never used.
function nameNetworkError(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = isRecord(cause) ? cause['code'] : undefined;
  return typeof code === 'string' && /^[A-Z_\d]+$/.test(code) ? code : 'unreadable answer';
}

/**
 * Makes the client.
 *
 * @param timeout - of a call, in milliseconds
 */
export function createPolar(config: PolarConfig, timeout: number) {
  const { polarServer, polarBenefitId, polarSuccessUrl } = config;

  /** Sends a request. The returned body is `undefined` when it is not JSON. */
  async function send(path: string, body: object, token: string | undefined, signal: AbortSignal) {
    const response = await fetch(polarServer + path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      // A redirect could send keys and tokens to another server.
      redirect: 'manual',
      signal,
    });
    const { ok, status } = response;
    if (!ok && status !== 404) {
      await response.body?.cancel();
      return { ok, status, body: undefined };
    }
    const bytes = response.body === null ? undefined : await collect(response.body, MAX_PROVIDER_ANSWER);
    return { ok, status, body: bytes === undefined ? undefined : parseJson(bytes) };
  }

  let running = 0;

  async function post(path: string, body: object, token?: string): ReturnType<typeof send> {
    if (running >= MAX_PROVIDER_CALLS) throw new ProviderFailure('busy', `${running} calls run`);
    running += 1;
    const signal = AbortSignal.timeout(timeout);
    try {
      return await send(path, body, token, signal);
    } catch (error) {
      if (signal.aborted) throw new ProviderFailure('upstream_timeout', `no answer in ${timeout} ms`);
      throw new ProviderFailure('upstream_error', nameNetworkError(error));
    } finally {
      running -= 1;
    }
  }

  /** @throws ProviderFailure when there is no usable response */
  async function validateKey(organizationId: string, key: string): Promise<Verdict> {
    const { ok, status, body } = await post('/v1/customer-portal/license-keys/validate', {
      key,
      organization_id: organizationId,
    });
    if (status === 404) return judgeRejection(isRecord(body) ? body : {});
    if (!ok || !isRecord(body)) throw new ProviderFailure('upstream_error', `status ${status}`);
    return judgeLicense(body, polarBenefitId, Date.now());
  }

  /**
   * Opens a checkout.
   *
   * @returns its URL
   * @throws ProviderFailure when there is no usable response
   */
  async function openCheckout(token: string, productId: string): Promise<string> {
    const { ok, status, body } = await post(
      '/v1/checkouts/',
      { products: [productId], ...(polarSuccessUrl === undefined ? {} : { success_url: polarSuccessUrl }) },
      token,
    );
    const url = ok && isRecord(body) ? body['url'] : undefined;
    if (typeof url !== 'string' || !URL.canParse(url)) throw new ProviderFailure('upstream_error', `status ${status}`);
    // A URL without TLS is only accepted if POLAR_SERVER has no TLS either, as on a developer's machine.
    const { protocol, href } = new URL(url);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && polarServer.startsWith('http:'));
    if (!isSafe) throw new ProviderFailure('upstream_error', 'checkout without TLS');
    return href;
  }

  return { validateKey, openCheckout };
}

// Webhooks, as defined by Standard Webhooks (https://www.standardwebhooks.com): signed, and sent again with the same
// ID.

/** The headers of a signature; a missing header is an empty text. */
type SignatureHeaders = Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>;

const PREFIX = 'whsec_';
// Polar signs with the text of the whole secret, including its prefix. The standard signs with the base64-decoded text
// after the prefix.
function readKeys(secret: string): Webhook[] {
  const keys = [new Webhook(Buffer.from(secret), { format: 'raw' })];
  if (!secret.startsWith(PREFIX)) return keys;
  try {
    keys.push(new Webhook(secret));
  } catch {
    // The text is not base64, so only Polar's form is possible.
  }
  return keys;
}

/**
 * Makes a check of signatures: HMAC-SHA256 over ID, timestamp and body. A timestamp may differ from now by five
 * minutes.
 *
 * @param secret - as the provider shows it, with its prefix
 */
export function createSignatureCheck(secret: string): (body: Buffer, headers: SignatureHeaders) => boolean {
  const keys = readKeys(secret);
  return (body, headers) => {
    // The library would accept invalid UTF-8 where U+FFFD was signed, and read the timestamp "5x" as 5.
    if (!isUtf8(body) || !/^\d{1,12}$/.test(headers['webhook-timestamp'])) return false;
    return keys.some((key) => {
      try {
        key.verify(body, headers, { jsonParse: false });
        return true;
      } catch {
        return false;
      }
    });
  };
}
