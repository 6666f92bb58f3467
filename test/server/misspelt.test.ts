// Names in the environment that are none of ours, but look so.
import { describe, expect, it } from 'vitest';
import { listVariables } from '../../server/config.js';
import { findMisspelt } from '../../server/misspelt.js';

describe('a name that is none of ours', () => {
  const meant = (...names: string[]) =>
    findMisspelt(
      Object.fromEntries(names.map((name) => [name, 'secret'])),
      listVariables().map(({ name }) => name),
    ).map(({ name, meant: other }) => [name, other]);

  it.each([
    ['RATE_LIMT', 'RATE_LIMIT'],
    ['RATELIMIT', 'RATE_LIMIT'],
    ['RATE_LIMITS', 'RATE_LIMIT'],
    ['RATE_LIMTI', 'RATE_LIMIT'],
    ['rate_limit', 'RATE_LIMIT'],
    ['PROT', 'PORT'],
    ['NAVII_PORT', 'PORT'],
    ['NAVII_LOG_LEVEL', 'LOG_LEVEL'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['POLAR_BENEFITS_ID', 'POLAR_BENEFIT_ID'],
  ])('%s is taken for %s', (name, other) => {
    expect(meant(name)).toEqual([[name, other]]);
  });

  it('but like none of ours either is let be', () => {
    expect(meant('HOME', 'PATH', 'PWD', 'TERM', 'HOSTNAME', 'USER', 'LANG', 'NODE_ENV', 'LOG', 'NAVII', '')).toEqual(
      [],
    );
    expect(meant(...listVariables().map(({ name }) => name))).toEqual([]);
  });

  it('is let be where Kubernetes sets it, for a service of our name', () => {
    expect(findMisspelt({ NAVII_PORT: 'tcp://10.0.0.1:80' }, ['PORT'])).toEqual([]);
  });
});
