// Tests of the verdict on a license, without HTTP: only a license is valid.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeLicense, judgeRejection } from '../../../server/license/polar.js';
import { PROVIDER_TIMEOUT_MS } from '../../../server/limits.js';

// Uses the same cases each time.
fc.configureGlobal({ seed: 1 });

const NOW = Date.UTC(2026, 0, 1);
const GRANTED = { status: 'granted', expires_at: null, benefit_id: 'ben-1' };

describe('judgeLicense', () => {
  it('accepts only a granted license of the expected benefit that has not ended', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom('granted', 'ben-1', '2999-01-01T00:00:00Z', undefined));
    fc.assert(
      fc.property(fc.record({ status: field, expires_at: field, benefit_id: field }), (license) => {
        const { status, expires_at: expiry, benefit_id: benefit } = license;
        const isOpen = [undefined, null, '2999-01-01T00:00:00Z'].some((fit) => fit === expiry);
        const isGood = status === 'granted' && benefit === 'ben-1' && isOpen;
        expect(judgeLicense(license, 'ben-1', NOW).ok).toBe(isGood);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['2026-01-01T00:00:00.001Z', true],
    ['2026-01-01T00:00:00Z', false],
    ['2025-12-31T23:59:59.999Z', false],
    ['2026-01-01T00:00:00-01:00', true],
    ['2026-01-01T00:00:00+01:00', false],
    ['2026-01-01T00:00:00.123456Z', true],
  ])('lets a license end at its very moment: %s', (expiry, isGood) => {
    expect(judgeLicense({ ...GRANTED, expires_at: expiry }, undefined, NOW).ok).toBe(isGood);
  });
});

describe('judgeRejection', () => {
  it('never accepts, whatever the provider sends', () => {
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => !judgeRejection(body).ok));
    expect(judgeRejection({ ...GRANTED, detail: 'constructor' })).toEqual({ ok: false, reason: 'invalid_key' });
  });
});

it('waits five seconds for the provider, as in the contract', () => {
  expect(PROVIDER_TIMEOUT_MS).toBe(5_000);
});
