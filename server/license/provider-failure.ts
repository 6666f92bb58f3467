// The provider did not answer, or not as documented, or could not be asked. The error holds nothing that was sent or received.

/** A failed call: there is no verdict, so nothing is granted. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly reason: 'upstream_error' | 'upstream_timeout' | 'busy';

  /** @param detail - for the log: a status or an error code, never text of the provider */
  constructor(reason: ProviderFailure['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}
