// Whether the service answers here, or a host of files. On that one, `/healthz` is a file of the site (`public/healthz`): to ask
// for what is not there would leave an error on the console of every visitor.

/**
 * Asks. Only the service counts PNGs (SPEC §2.4). A host of files may also answer with a page or with 404; any other error is
 * taken for a service that keeps its health to itself.
 *
 * @throws TypeError without a network
 */
export async function hasService(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' });
  if (!answer.ok) return answer.status !== 404;
  const health: unknown = await answer.json().catch(() => undefined);
  return typeof health === 'object' && health !== null && 'pngCacheSize' in health;
}
