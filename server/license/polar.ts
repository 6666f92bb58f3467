// A client for the two calls of Polar's public API that we need (https://polar.sh/docs/api-reference).
import type { PolarConfig } from '../config.js';
import { MAX_PROVIDER_ANSWER, MAX_PROVIDER_CALLS } from '../limits.js';
import { collect, isRecord, parseJson } from './body.js';
import { judgeLicense, judgeRejection, type Verdict } from './verdict.js';

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

/** Calls of the provider. */
export interface Polar {
  /** @throws ProviderFailure when there is no answer that can be judged */
  readonly validateKey: (organizationId: string, key: string) => Promise<Verdict>;
  /**
   * Opens a checkout.
   *
   * @returns its address
   * @throws ProviderFailure when there is none
   */
  readonly openCheckout: (token: string, productId: string) => Promise<string>;
}

interface Answer {
  readonly status: number;
  /** `undefined` when it is no JSON. */
  readonly body: unknown;
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
export function createPolar(config: PolarConfig, timeout: number): Polar {
  const { polarServer, polarBenefitId, polarSuccessUrl } = config;

  async function send(path: string, body: object, token: string | undefined, signal: AbortSignal): Promise<Answer> {
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

  async function post(path: string, body: object, token?: string): Promise<Answer> {
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

  async function validateKey(organizationId: string, key: string): Promise<Verdict> {
    const { status, body } = await post('/v1/customer-portal/license-keys/validate', {
      key,
      organization_id: organizationId,
    });
    if (status === 404) return judgeRejection(isRecord(body) ? body : {});
    if (!isSuccess(status) || !isRecord(body)) throw new ProviderFailure('upstream_error', `status ${status}`);
    return judgeLicense(body, polarBenefitId, Date.now());
  }

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
