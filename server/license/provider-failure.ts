// The provider did not answer, or not as its documentation says. Carries nothing that was sent or received.

/** Why there is no verdict; nothing is granted then. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly reason: 'upstream_error' | 'upstream_timeout';

  /** @param detail - for the log: a status or an error code, never a text of the provider's */
  constructor(reason: ProviderFailure['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}
