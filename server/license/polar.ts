// A client for the two calls of Polar's public API that we need (https://polar.sh/docs/api-reference), and the verdict on a
// license key (SPEC §4.5): one that cannot be read is not valid.
import type { PolarConfig } from '../config.js';
import { MAX_PROVIDER_ANSWER, MAX_PROVIDER_CALLS } from '../limits.js';
import { collect, isRecord, parseJson } from './receive.js';

type Reason = 'invalid_key' | 'revoked' | 'disabled' | 'expired' | 'wrong_product';
/** The answer of `POST /license/verify`. */
type Verdict = { readonly ok: true; readonly plan: 'pro' } | { readonly ok: false; readonly reason: Reason };
type Fields = Readonly<Record<string, unknown>>;

function reject(reason: Reason): Verdict {
  return { ok: false, reason };
}

// Checked first, because Date.parse reads "1" as the year 2001, and a time without a zone as local.
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Whether a value is a date-time (RFC 3339) in the future. */
function isFuture(value: unknown, now: number): boolean {
  return typeof value === 'string' && DATE_TIME.test(value) && Date.parse(value) > now;
}

/**
 * Judges a license key as the provider describes it.
 *
 * @param license - fields `status`, `expires_at` (absent or null: never) and `benefit_id` of a validated key
 * @param benefitId - the benefit that the key must come from; `undefined` accepts any
 * @param now - milliseconds since 1970
 */
export function judgeLicense(license: Fields, benefitId: string | undefined, now: number): Verdict {
  const { status, expires_at: expiry, benefit_id: benefit } = license;
  if (status === 'revoked' || status === 'disabled') return reject(status);
  if (status !== 'granted') return reject('invalid_key');
  if (expiry !== undefined && expiry !== null && !isFuture(expiry, now)) return reject('expired');
  if (benefitId !== undefined && benefit !== benefitId) return reject('wrong_product');
  return { ok: true, plan: 'pro' };
}

// The provider answers 404 to every key that it does not accept, and says why in a sentence.
const SENTENCES: ReadonlyMap<unknown, Reason> = new Map([
  ['License key has expired.', 'expired'],
  ['License key is no longer active.', 'revoked'],
]);

/** The verdict on a key that the provider does not accept. Its reason may be a guess. */
export function judgeRejection(answer: Fields): Verdict {
  return reject(SENTENCES.get(answer['detail']) ?? 'invalid_key');
}

/** A failed call. The error holds nothing that was sent or received: there is no verdict, so nothing is granted. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly reason: 'upstream_error' | 'upstream_timeout' | 'busy';

  /** @param detail - for the log: a status or an error code, never text of the provider */
  constructor(reason: ProviderFailure['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}

// The error's code, such as ECONNREFUSED. Never its message, which may hold addresses.
function nameNetworkError(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = isRecord(cause) ? cause['code'] : undefined;
  return typeof code === 'string' && /^[A-Z_\d]+$/.test(code) ? code : 'unreadable answer';
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * Makes the client.
 *
 * @param timeout - milliseconds that a call may take
 */
export function createPolar(config: PolarConfig, timeout: number) {
  const { polarServer, polarBenefitId, polarSuccessUrl } = config;

  /** Sends a call; the body of the answer is `undefined` when it is no JSON. */
  async function send(path: string, body: object, token: string | undefined, signal: AbortSignal) {
    const response = await fetch(polarServer + path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      // A redirect could lead keys and tokens to another server.
      redirect: 'manual',
      signal,
    });
    const { status } = response;
    if (!isSuccess(status) && status !== 404) {
      await response.body?.cancel();
      return { status, body: undefined };
    }
    const bytes = response.body === null ? undefined : await collect(response.body, MAX_PROVIDER_ANSWER);
    return { status, body: bytes === undefined ? undefined : parseJson(bytes) };
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

  /** @throws ProviderFailure when there is no answer that can be judged */
  async function validateKey(organizationId: string, key: string): Promise<Verdict> {
    const { status, body } = await post('/v1/customer-portal/license-keys/validate', {
      key,
      organization_id: organizationId,
    });
    if (status === 404) return judgeRejection(isRecord(body) ? body : {});
    if (!isSuccess(status) || !isRecord(body)) throw new ProviderFailure('upstream_error', `status ${status}`);
    return judgeLicense(body, polarBenefitId, Date.now());
  }

  /**
   * Opens a checkout.
   *
   * @returns its address
   * @throws ProviderFailure when there is none
   */
  async function openCheckout(token: string, productId: string): Promise<string> {
    const { status, body } = await post(
      '/v1/checkouts/',
      { products: [productId], ...(polarSuccessUrl === undefined ? {} : { success_url: polarSuccessUrl }) },
      token,
    );
    const url = isSuccess(status) && isRecord(body) ? body['url'] : undefined;
    if (typeof url !== 'string' || !URL.canParse(url)) throw new ProviderFailure('upstream_error', `status ${status}`);
    // Without TLS only if the provider itself is configured without, as on the operator's own machine.
    const { protocol, href } = new URL(url);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && polarServer.startsWith('http:'));
    if (!isSafe) throw new ProviderFailure('upstream_error', 'checkout without TLS');
    return href;
  }

  return { validateKey, openCheckout };
}
