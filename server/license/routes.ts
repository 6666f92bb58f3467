// Routes for license keys, the checkout and the provider's webhooks. Each is off until it is configured.
import { LRUCache } from 'lru-cache';
import {
  answerJson,
  answerLine,
  describeJson,
  describeLine,
  NEVER_STORED,
  type Answer,
  type AnswerDescription,
  type Parameter,
} from '../../lib/http/index.js';
import type { PolarConfig } from '../config.js';
import type { ServiceHost, ServiceRoute } from '../host.js';
import { MAX_EVENT_BODY, MAX_KEY_BODY, PROVIDER_TIMEOUT_MS } from '../limits.js';
import { idOf, isRecord, parseJson, readBody, type ServiceRequest } from '../request.js';
import { createPolar, createSignatureCheck, ProviderFailure } from './polar.js';

function describeError(description: string, ...reasons: readonly string[]): AnswerDescription {
  return describeJson(description, { ok: { const: false }, reason: { enum: reasons } });
}

const NOT_RECEIVED = describeJson('Not accepted.', { received: { const: false } });
const RETRY = { 'retry-after': 'Seconds until the next try.' };
// Responses of the two routes that call the provider.
const REFUSALS = {
  429: describeLine('Rate limit exceeded', RETRY),
  503: { ...describeError('Too many requests to the provider are running.', 'busy'), headers: RETRY },
};
const VERIFY_ANSWERS: Readonly<Record<number, AnswerDescription>> = {
  200: describeJson('A valid license.', { ok: { const: true }, plan: { const: 'pro' } }),
  400: describeError('No key.', 'invalid_json', 'missing_key'),
  401: describeError('No valid license.', 'invalid_key', 'revoked', 'disabled', 'expired', 'wrong_product'),
  413: describeError('A body that is too long.', 'too_large'),
  ...REFUSALS,
  502: describeError('The provider failed.', 'upstream_error'),
  504: describeError('The provider took too long.', 'upstream_timeout'),
};

const KEY: Parameter = {
  values: 'text, in a JSON body',
  default: 'required',
  description: 'License key from the provider.',
};

/** Reads the license key of a body, trimmed, or the reason why there is none. */
function readKey(bytes: Buffer): { key: string } | { reason: 'invalid_json' | 'missing_key' } {
  const body = parseJson(bytes);
  if (body === undefined) return { reason: 'invalid_json' };
  const key = isRecord(body) && typeof body['key'] === 'string' ? body['key'].trim() : '';
  return key === '' ? { reason: 'missing_key' } : { key };
}

// A text of an event may hold a person's address, so it is logged only if it looks like an identifier.
function nameOf(value: unknown): string {
  return typeof value === 'string' && /^[\w.:-]{1,128}$/.test(value) ? value : 'unreadable';
}

function answerReason(status: number, reason: string, headers: readonly string[] = []): Answer {
  return answerJson(status, { ok: false, reason }, headers);
}

/**
 * Makes the response to a failed call of the provider.
 *
 * @param timeoutStatus - status for a timeout, which differs between the routes
 */
function answerFailure(error: unknown, request: ServiceRequest, host: ServiceHost, timeoutStatus: 502 | 504): Answer {
  if (!(error instanceof ProviderFailure)) throw error;
  const { reason, message: detail } = error;
  host.throttled.warn('the license provider failed', { id: idOf(request.ctx), reason, detail });
  const statuses = { busy: 503, upstream_error: 502, upstream_timeout: timeoutStatus };
  return answerReason(statuses[reason], reason, reason === 'busy' ? ['retry-after', '1'] : []);
}

export function createLicenseRoutes(config: PolarConfig, timeout = PROVIDER_TIMEOUT_MS): ServiceRoute[] {
  const { polarOrganizationId, polarAccessToken, polarProductId, polarWebhookSecret } = config;
  const polar = createPolar(config, timeout);
  const isSigned = polarWebhookSecret === undefined ? undefined : createSignatureCheck(polarWebhookSecret);
  /** Ids of recent events: the provider sends an event again when it has not received the response. */
  const seen = new LRUCache<string, true>({ max: 10_000 });

  const verify: ServiceRoute = {
    name: 'licenseVerify',
    paths: ['/license/verify'],
    method: 'POST',
    description: 'Whether a license key is valid.',
    tag: 'billing',
    parameters: { key: KEY },
    answers: VERIFY_ANSWERS,
    isPrivate: true,
    isUnlisted: polarOrganizationId === undefined,
    async answer(request, host) {
      if (polarOrganizationId === undefined) return answerReason(503, 'not_configured');
      const bytes = await readBody(request.ctx.req, MAX_KEY_BODY);
      if (bytes === undefined) return answerReason(413, 'too_large');
      const read = readKey(bytes);
      if ('reason' in read) return answerReason(400, read.reason);
      await host.limitCalls('verify', request);
      try {
        const verdict = await polar.validateKey(polarOrganizationId, read.key);
        return answerJson(verdict.ok ? 200 : 401, verdict);
      } catch (error) {
        return answerFailure(error, request, host, 504);
      }
    },
  };

  const checkout: ServiceRoute = {
    name: 'checkout',
    paths: ['/checkout'],
    description: "Redirects to the provider's checkout for the configured product.",
    tag: 'billing',
    answers: {
      302: { description: 'A redirect to the checkout.', headers: { location: 'Its URL.' } },
      ...REFUSALS,
      502: describeError('The provider failed.', 'upstream_error', 'upstream_timeout'),
    },
    isPrivate: true,
    isUnlisted: polarAccessToken === undefined || polarProductId === undefined,
    async answer(request, host) {
      if (polarAccessToken === undefined || polarProductId === undefined) return answerReason(503, 'not_configured');
      // Programs that preview links send HEAD, which must not open a checkout.
      if (request.method === 'HEAD') return { status: 204, headers: NEVER_STORED };
      await host.limitCalls('checkout', request);
      try {
        const location = await polar.openCheckout(polarAccessToken, polarProductId);
        return answerLine(302, 'Moved', ['location', location]);
      } catch (error) {
        return answerFailure(error, request, host, 502);
      }
    },
  };

  const webhooks: ServiceRoute = {
    name: 'polarWebhooks',
    paths: ['/polar/webhooks'],
    method: 'POST',
    description: 'Receives the signed events of Polar.',
    tag: 'billing',
    answers: {
      200: describeJson('Accepted.', { received: { const: true } }),
      400: NOT_RECEIVED,
      403: NOT_RECEIVED,
      413: NOT_RECEIVED,
    },
    isPrivate: true,
    isUnlisted: polarWebhookSecret === undefined,
    async answer({ ctx }, { log, throttled }) {
      const refuse = (status: number): Answer => answerJson(status, { received: false });
      if (isSigned === undefined) return refuse(503);
      const bytes = await readBody(ctx.req, MAX_EVENT_BODY);
      if (bytes === undefined) return refuse(413);
      const id = ctx.get('webhook-id');
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': ctx.get('webhook-timestamp'),
        'webhook-signature': ctx.get('webhook-signature'),
      };
      if (!isSigned(bytes, headers)) {
        throttled.warn('a webhook without a valid signature was refused');
        return refuse(403);
      }
      const event = parseJson(bytes);
      if (event === undefined) return refuse(400);
      if (!seen.has(id)) {
        log.info({ event: nameOf(isRecord(event) ? event['type'] : undefined), id: nameOf(id) }, 'webhook received');
      }
      seen.set(id, true);
      return answerJson(200, { received: true });
    },
  };

  return [verify, checkout, webhooks];
}
