// Whether a license key is valid, from what the provider says of it (SPEC §4.5). What cannot be read is not valid.

/** What `POST /license/verify` answers. */
export type Verdict =
  | { readonly ok: true; readonly plan: 'pro' }
  | {
      readonly ok: false;
      readonly reason: 'invalid_key' | 'revoked' | 'disabled' | 'expired' | 'wrong_product';
    };

type Reason = Extract<Verdict, { ok: false }>['reason'];
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
 * @param benefitId - that it must come from; `undefined` accepts any
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
