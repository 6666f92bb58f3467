// Whether what the provider says of a license key is a license (SPEC §4.5). Whatever cannot be read is a refusal.

/** What `POST /license/verify` answers. */
export type Verdict =
  | { readonly ok: true; readonly plan: 'pro' }
  | {
      readonly ok: false;
      readonly reason: 'invalid_key' | 'revoked' | 'disabled' | 'expired' | 'wrong_product';
    };

type Reason = Extract<Verdict, { ok: false }>['reason'];
type Fields = Readonly<Record<string, unknown>>;

function refuse(reason: Reason): Verdict {
  return { ok: false, reason };
}

// Date.parse alone reads "1" as the year 2001 and a time without a zone as local.
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Whether a date-time (RFC 3339) lies in the future; no other text does. */
function isAhead(value: unknown, now: number): boolean {
  return typeof value === 'string' && DATE_TIME.test(value) && Date.parse(value) > now;
}

/**
 * Judges a license key as the provider describes it.
 *
 * @param license - fields `status`, `expires_at` (none or null: for good) and `benefit_id` of a validated key
 * @param benefitId - that it must come from; `undefined` takes any
 * @param now - milliseconds since 1970
 */
export function judgeLicense(license: Fields, benefitId: string | undefined, now: number): Verdict {
  const { status, expires_at: expiry, benefit_id: benefit } = license;
  if (status === 'revoked' || status === 'disabled') return refuse(status);
  if (status !== 'granted') return refuse('invalid_key');
  if (expiry !== undefined && expiry !== null && !isAhead(expiry, now)) return refuse('expired');
  if (benefitId !== undefined && benefit !== benefitId) return refuse('wrong_product');
  return { ok: true, plan: 'pro' };
}

// The provider answers 404 to every key that it does not take, and tells in a sentence why.
const SENTENCES: ReadonlyMap<unknown, Reason> = new Map([
  ['License key has expired.', 'expired'],
  ['License key is no longer active.', 'revoked'],
]);

/** Judges a key that the provider does not take: the reason may be a guess, the refusal never is. */
export function judgeRejection(answer: Fields): Verdict {
  return refuse(SENTENCES.get(answer['detail']) ?? 'invalid_key');
}
