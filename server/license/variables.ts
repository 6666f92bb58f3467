// The variables of the license and billing routes (SPEC §4.5). A route is off until everything that it needs is set.
import { readUrl, type Variable } from '../variable.js';

/** Configuration of the provider, Polar. */
export interface PolarOptions {
  /**
   * Organization whose license keys count; turns `POST /license/verify` on.
   *
   * @example
   * createApp({ polarOrganizationId: 'my-organization' });
   */
  readonly polarOrganizationId?: string | undefined;
  /**
   * Product that `GET /checkout` sells.
   *
   * @example
   * createApp({ polarProductId: 'my-product' });
   */
  readonly polarProductId?: string | undefined;
  /**
   * Benefit that a license must come from; `undefined` takes any of the organization.
   *
   * @example
   * createApp({ polarBenefitId: 'my-benefit' });
   */
  readonly polarBenefitId?: string | undefined;
  /**
   * Organization access token with the scope `checkouts:write`.
   *
   * @example
   * createApp({ polarAccessToken: 'my-token' });
   */
  readonly polarAccessToken?: string | undefined;
  /**
   * Where the checkout leads after payment.
   *
   * @example
   * createApp({ polarSuccessUrl: 'https://example.org/thanks' });
   */
  readonly polarSuccessUrl?: string | undefined;
  /**
   * Secret that webhooks are signed with; turns `POST /polar/webhooks` on.
   *
   * @example
   * createApp({ polarWebhookSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' });
   */
  readonly polarWebhookSecret?: string | undefined;
  /**
   * Base URL of the provider's API, without a slash at the end.
   *
   * @example
   * createApp({ polarServer: 'https://sandbox-api.polar.sh' });
   */
  readonly polarServer?: string;
}

/** The same, complete. */
export type PolarConfig = Required<PolarOptions>;

const SERVERS = new Map([
  ['production', 'https://api.polar.sh'],
  ['sandbox', 'https://sandbox-api.polar.sh'],
]);

const id = {
  read: (text: string) => (/^[\w-]{1,100}$/.test(text) ? text : undefined),
  takes: 'an id of letters, digits, - and _',
  default: undefined,
  shown: 'none',
  isPrivate: true,
} as const;

// With its query, unlike other URLs: the provider replaces `{CHECKOUT_ID}` in it.
function readSuccessUrl(text: string): string | undefined {
  return /^https?:\/\/[^\s@]+$/i.test(text) && URL.canParse(text) ? text : undefined;
}

/** The table of variables. Their values are never printed. */
export const POLAR_VARIABLES: { readonly [K in keyof PolarConfig]: Variable<PolarConfig[K]> } = {
  polarOrganizationId: {
    ...id,
    name: 'POLAR_ORGANIZATION_ID',
    doc: 'Organization at Polar whose license keys count; POST /license/verify needs it.',
  },
  polarProductId: {
    ...id,
    name: 'POLAR_PRODUCT_ID',
    doc: 'Product at Polar that GET /checkout sells; goes with POLAR_ACCESS_TOKEN.',
    needs: [['POLAR_ACCESS_TOKEN']],
  },
  polarBenefitId: {
    ...id,
    name: 'POLAR_BENEFIT_ID',
    doc: 'Benefit at Polar that a license must come from; without it any of the organization will do.',
    needs: [['POLAR_ORGANIZATION_ID']],
  },
  polarAccessToken: {
    name: 'POLAR_ACCESS_TOKEN',
    // It is sent in a header.
    read: (text) => (/^[\x21-\x7e]{1,1024}$/.test(text) ? text : undefined),
    takes: 'a token of ASCII characters without spaces',
    default: undefined,
    shown: 'none',
    doc: 'Organization access token with the scope checkouts:write; GET /checkout needs it and POLAR_PRODUCT_ID.',
    isPrivate: true,
    needs: [['POLAR_PRODUCT_ID']],
  },
  polarSuccessUrl: {
    name: 'POLAR_SUCCESS_URL',
    read: readSuccessUrl,
    takes: 'an http or https URL',
    default: undefined,
    shown: "the provider's own page",
    doc: 'Where the checkout leads after payment; {CHECKOUT_ID} in it is replaced by Polar.',
    isPrivate: true,
    needs: [['POLAR_ACCESS_TOKEN'], ['POLAR_PRODUCT_ID']],
  },
  polarWebhookSecret: {
    name: 'POLAR_WEBHOOK_SECRET',
    // Whoever guesses it can forge events; real ones have 32 random bytes or more.
    read: (text) => (/^[^\p{Cc}]{16,1024}$/u.test(text) ? text : undefined),
    takes: '16 to 1024 characters on one line',
    default: undefined,
    shown: 'none',
    doc: 'Secret that Polar signs webhooks with; POST /polar/webhooks needs it.',
    isPrivate: true,
  },
  polarServer: {
    name: 'POLAR_SERVER',
    read: (text) => SERVERS.get(text) ?? readUrl(text),
    takes: 'production, sandbox or a base URL',
    default: 'https://api.polar.sh',
    shown: 'production',
    doc: "Which of Polar's servers answers.",
    isPrivate: true,
    needs: [['POLAR_ORGANIZATION_ID', 'POLAR_ACCESS_TOKEN', 'POLAR_WEBHOOK_SECRET']],
  },
};
