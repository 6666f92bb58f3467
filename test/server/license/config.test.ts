// Tests of the POLAR_ variables: their valid values, the variables they need, and that no error repeats their values.
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.js';
import { read, serve } from '../serve.js';

const WHOLE = {
  POLAR_ORGANIZATION_ID: '1f9c2f0e-0000-4000-8000-000000000001',
  POLAR_PRODUCT_ID: 'prod_1',
  POLAR_BENEFIT_ID: 'ben-1',
  POLAR_ACCESS_TOKEN: 'polar_oat_1',
  POLAR_SUCCESS_URL: 'https://navii.test/thanks?checkout_id={CHECKOUT_ID}',
  POLAR_WEBHOOK_SECRET: 'polar_whs_123456',
  POLAR_SERVER: 'sandbox',
};

describe('the POLAR_ variables', () => {
  it('are all absent or all set', () => {
    expect(readConfig({})).toMatchObject({
      polarOrganizationId: undefined,
      polarProductId: undefined,
      polarBenefitId: undefined,
      polarAccessToken: undefined,
      polarSuccessUrl: undefined,
      polarWebhookSecret: undefined,
      polarServer: 'https://api.polar.sh',
    });
    expect(readConfig(WHOLE)).toMatchObject({
      polarOrganizationId: WHOLE.POLAR_ORGANIZATION_ID,
      polarProductId: 'prod_1',
      polarBenefitId: 'ben-1',
      polarAccessToken: 'polar_oat_1',
      polarSuccessUrl: WHOLE.POLAR_SUCCESS_URL,
      polarWebhookSecret: 'polar_whs_123456',
      polarServer: 'https://sandbox-api.polar.sh',
    });
  });

  it.each([
    ['production', 'https://api.polar.sh'],
    ['sandbox', 'https://sandbox-api.polar.sh'],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
  ])('POLAR_SERVER=%s is %s', (text, url) => {
    expect(readConfig({ ...WHOLE, POLAR_SERVER: text }).polarServer).toBe(url);
  });

  it.each<[Record<string, string>]>([
    [{ POLAR_ORGANIZATION_ID: 'org-1' }],
    [{ POLAR_ORGANIZATION_ID: 'org-1', POLAR_BENEFIT_ID: 'ben-1' }],
    [{ POLAR_ACCESS_TOKEN: 't', POLAR_PRODUCT_ID: 'p' }],
    [{ POLAR_WEBHOOK_SECRET: 'sixteen letters.', POLAR_SERVER: 'sandbox' }],
  ])('are valid together: %j', (env) => {
    expect(() => readConfig(env)).not.toThrow();
  });

  it.each<[Record<string, string>, string[]]>([
    [{ POLAR_ACCESS_TOKEN: 't' }, ['POLAR_PRODUCT_ID: missing, POLAR_ACCESS_TOKEN needs it']],
    [{ POLAR_PRODUCT_ID: 'p' }, ['POLAR_ACCESS_TOKEN: missing, POLAR_PRODUCT_ID needs it']],
    [{ POLAR_PRODUCT_ID: 'p', POLAR_ACCESS_TOKEN: ' ' }, ['POLAR_ACCESS_TOKEN: missing, POLAR_PRODUCT_ID needs it']],
    [{ POLAR_BENEFIT_ID: 'b' }, ['POLAR_ORGANIZATION_ID: missing, POLAR_BENEFIT_ID needs it']],
    [
      { POLAR_SUCCESS_URL: 'https://navii.test/' },
      [
        'POLAR_ACCESS_TOKEN: missing, POLAR_SUCCESS_URL needs it',
        'POLAR_PRODUCT_ID: missing, POLAR_SUCCESS_URL needs it',
      ],
    ],
    [
      { POLAR_SERVER: 'sandbox' },
      ['POLAR_ORGANIZATION_ID or POLAR_ACCESS_TOKEN or POLAR_WEBHOOK_SECRET: missing, POLAR_SERVER needs it'],
    ],
  ])('are incomplete, %j: the errors name the missing ones', (env, lines) => {
    expect(() => readConfig(env)).toThrow(new RangeError(lines.join('\n')));
  });

  it.each([
    ['POLAR_ORGANIZATION_ID', 'zaphod org', 'an id of letters, digits, - and _'],
    ['POLAR_PRODUCT_ID', 'zaphod/1', 'an id of letters, digits, - and _'],
    ['POLAR_BENEFIT_ID', 'zaphod"', 'an id of letters, digits, - and _'],
    ['POLAR_ACCESS_TOKEN', 'zaphod\r\nx: y', 'a token of ASCII characters without spaces'],
    ['POLAR_ACCESS_TOKEN', 'zaphodé', 'a token of ASCII characters without spaces'],
    ['POLAR_SUCCESS_URL', 'zaphod', 'an http or https URL'],
    ['POLAR_SUCCESS_URL', 'https://zaphod:pw@navii.test/', 'an http or https URL'],
    ['POLAR_WEBHOOK_SECRET', 'zaphod and a line\n2', '16 to 1024 characters on one line'],
    ['POLAR_WEBHOOK_SECRET', 'zaphod 15 chars', '16 to 1024 characters on one line'],
    ['POLAR_SERVER', 'zaphod', 'production, sandbox or a base URL'],
    ['POLAR_SERVER', 'https://zaphod:pw@api.polar.test', 'production, sandbox or a base URL'],
  ])('%s=%j is invalid, and the error does not repeat the value', (name, text, takes) => {
    expect(() => readConfig({ ...WHOLE, [name]: text })).toThrow(new RangeError(`${name}: expected ${takes}`));
  });
});

describe('/api', () => {
  it.each<[object, string[]]>([
    [{}, []],
    [{ polarOrganizationId: 'org-1' }, ['licenseVerify']],
    [{ polarAccessToken: 't' }, []],
    [{ polarAccessToken: 't', polarProductId: 'p' }, ['checkout']],
    [{ polarWebhookSecret: 's' }, ['polarWebhooks']],
  ])('with %j names %j', async (config, names) => {
    const { port } = await serve(config);
    const { endpoints } = JSON.parse(await read(port, '/api'));
    const own = Object.keys(endpoints).filter((name) => ['licenseVerify', 'checkout', 'polarWebhooks'].includes(name));
    expect(own).toEqual(names);
  });
});
