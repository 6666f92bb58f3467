// License keys, the checkout and the provider's webhooks (SPEC §4.5, §6.2). Each route is off until it is configured.
import type { Context } from 'koa';
import type Router from 'koa-router';
import {
  CACHE,
  describeGet,
  describeJson,
  describeLine,
  type DescribedAnswer,
  type Endpoint,
  type Parameter,
} from 'navii/internals/http';
import type { Logger } from 'pino';
import type { Services } from '../api/services.js';
import type { Config, PolarConfig } from '../config.js';
import { isRecord, parseJson, readBody, sendJson } from '../http/json.js';
import { createLimit } from '../http/rate-limit.js';
import { createRouter } from '../http/router.js';
import { MAX_EVENT_BODY, MAX_KEY_BODY, MAX_PROVIDER_CLIENTS, PROVIDER_REQUESTS_PER_MINUTE } from '../limits.js';
import { createPolar } from './polar.js';
import { ProviderFailure } from './provider-failure.js';
import { createIdMemory, createSignatureCheck } from './webhook.js';

function describePost(
  name: string,
  path: string,
  description: string,
  more: Partial<Pick<Endpoint, 'parameters' | 'answers'>>,
): Endpoint {
  return { name, paths: [path], methods: ['POST', 'OPTIONS'], description, parameters: {}, ...more };
}

function describeError(description: string, ...reasons: readonly string[]): DescribedAnswer {
  return describeJson(description, { ok: { const: false }, reason: { enum: reasons } });
}

const NOT_RECEIVED = describeJson('Not taken.', { received: { const: false } });
const RETRY = { 'retry-after': 'Seconds after which to ask again.' };
// Both routes that make us call the provider.
const REFUSALS = {
  429: describeLine('Rate limit exceeded', RETRY),
  503: { ...describeError('Too many calls of the provider run.', 'busy'), headers: RETRY },
};
const VERIFY_ANSWERS: Readonly<Record<number, DescribedAnswer>> = {
  200: describeJson('A good license.', { ok: { const: true }, plan: { const: 'pro' } }),
  400: describeError('No key.', 'invalid_json', 'missing_key'),
  401: describeError('No good license.', 'invalid_key', 'revoked', 'disabled', 'expired', 'wrong_product'),
  413: describeError('A body that is too long.', 'too_large'),
  ...REFUSALS,
  502: describeError('The provider failed.', 'upstream_error'),
  504: describeError('The provider took too long.', 'upstream_timeout'),
};

const KEY: Parameter = {
  values: 'text, in a JSON body',
  default: 'required',
  description: 'License key, as the provider gave it.',
};

/** Describes the routes that are on. */
export function describeLicense(config: PolarConfig): Endpoint[] {
  const { polarOrganizationId, polarAccessToken, polarProductId, polarWebhookSecret } = config;
  const verify = describePost('licenseVerify', '/license/verify', 'Whether a license key is good.', {
    parameters: { key: KEY },
    answers: VERIFY_ANSWERS,
  });
  const checkout = describeGet('checkout', ['/checkout'], "The provider's checkout, with the product chosen.", {
    answers: {
      302: { description: 'Where the checkout is.', headers: { location: 'Its address.' } },
      ...REFUSALS,
      502: describeError('The provider failed.', 'upstream_error', 'upstream_timeout'),
    },
  });
  const webhooks = describePost('polarWebhooks', '/polar/webhooks', 'Receives the signed events of Polar.', {
    answers: {
      200: describeJson('Taken.', { received: { const: true } }),
      400: NOT_RECEIVED,
      403: NOT_RECEIVED,
      413: NOT_RECEIVED,
    },
  });
  return [
    ...(polarOrganizationId === undefined ? [] : [verify]),
    ...(polarAccessToken === undefined || polarProductId === undefined ? [] : [checkout]),
    ...(polarWebhookSecret === undefined ? [] : [webhooks]),
  ];
}

/** What the routes need of the configuration. */
type LicenseConfig = PolarConfig & Pick<Config, 'trustProxy'>;

/** What the routes need besides: where they log what a signed webhook says and what a stranger can cause, and counters. */
interface LicenseServices extends Pick<Services, 'createCounter' | 'throttled'> {
  readonly log: Logger;
}

/** The key in a body, trimmed, or why there is none. */
function readKey(bytes: Buffer): { key: string } | { reason: 'invalid_json' | 'missing_key' } {
  const body = parseJson(bytes);
  if (body === undefined) return { reason: 'invalid_json' };
  const key = isRecord(body) && typeof body['key'] === 'string' ? body['key'].trim() : '';
  return key === '' ? { reason: 'missing_key' } : { key };
}

// What an event says is logged only if it looks like a name: it may hold addresses of people.
function nameOf(value: unknown): string {
  return typeof value === 'string' && /^[\w.:-]{1,128}$/.test(value) ? value : 'unreadable';
}

function sendReason(ctx: Context, status: number, reason: string): void {
  sendJson(ctx, status, { ok: false, reason });
}

/**
 * Serves licenses and billing.
 *
 * @param timeout - milliseconds that the provider may take
 */
export function createLicenseRouter(
  config: LicenseConfig,
  { log, throttled, createCounter }: LicenseServices,
  timeout: number,
): Router {
  const router = createRouter();
  const { polarOrganizationId, polarAccessToken, polarProductId, polarWebhookSecret } = config;
  const polar = createPolar(config, timeout);
  const isSigned = polarWebhookSecret === undefined ? undefined : createSignatureCheck(polarWebhookSecret);
  const isFirst = createIdMemory();

  const createProviderLimit = (name: string) =>
    createLimit(createCounter(name, PROVIDER_REQUESTS_PER_MINUTE, MAX_PROVIDER_CLIENTS), config);
  // A limit for each route. RATE_LIMIT is not asked: it is about what costs us, and these cost the provider.
  const limitVerify = createProviderLimit('verify');
  const limitCheckout = createProviderLimit('checkout');

  function sendFailure(ctx: Context, error: unknown, timeoutStatus: 502 | 504): void {
    if (!(error instanceof ProviderFailure)) throw error;
    throttled.warn('the license provider failed', {
      id: ctx.state['requestId'],
      reason: error.reason,
      detail: error.message,
    });
    if (error.reason === 'busy') ctx.set('retry-after', '1');
    const statuses = { busy: 503, upstream_error: 502, upstream_timeout: timeoutStatus };
    sendReason(ctx, statuses[error.reason], error.reason);
  }

  router.post('/license/verify', async (ctx) => {
    if (polarOrganizationId === undefined) return sendReason(ctx, 503, 'not_configured');
    const bytes = await readBody(ctx.req, MAX_KEY_BODY);
    if (bytes === undefined) return sendReason(ctx, 413, 'too_large');
    const read = readKey(bytes);
    if ('reason' in read) return sendReason(ctx, 400, read.reason);
    await limitVerify(ctx);
    try {
      const verdict = await polar.validateKey(polarOrganizationId, read.key);
      sendJson(ctx, verdict.ok ? 200 : 401, verdict);
    } catch (error) {
      sendFailure(ctx, error, 504);
    }
  });

  router.get('/checkout', async (ctx) => {
    if (polarAccessToken === undefined || polarProductId === undefined) return sendReason(ctx, 503, 'not_configured');
    // Whoever only looks, as those do who show a preview of a link, makes no checkout.
    if (ctx.method === 'HEAD') {
      ctx.status = 204;
      ctx.set('cache-control', CACHE.never);
      return;
    }
    await limitCheckout(ctx);
    try {
      ctx.redirect(await polar.openCheckout(polarAccessToken, polarProductId));
      ctx.set('cache-control', CACHE.never);
    } catch (error) {
      sendFailure(ctx, error, 502);
    }
  });

  router.post('/polar/webhooks', async (ctx) => {
    if (isSigned === undefined) return sendJson(ctx, 503, { received: false });
    const bytes = await readBody(ctx.req, MAX_EVENT_BODY);
    if (bytes === undefined) return sendJson(ctx, 413, { received: false });
    const id = ctx.get('webhook-id');
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': ctx.get('webhook-timestamp'),
      'webhook-signature': ctx.get('webhook-signature'),
    };
    if (!isSigned(bytes, headers)) {
      throttled.warn('a webhook without a good signature was refused');
      return sendJson(ctx, 403, { received: false });
    }
    const event = parseJson(bytes);
    if (event === undefined) return sendJson(ctx, 400, { received: false });
    // The provider sends an event again when it missed our answer.
    if (isFirst(id)) {
      log.info({ event: nameOf(isRecord(event) ? event['type'] : undefined), id: nameOf(id) }, 'webhook received');
    }
    sendJson(ctx, 200, { received: true });
  });
  return router;
}
