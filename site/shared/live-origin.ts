// Samples of code name the host `navii.example` until it is known where the site is. The service writes its own address into
// the pages that it sends; on a host of files that was built without PUBLIC_URL, the page does.
const EXAMPLE = 'https://navii.example';

/** A sample with the address of this site in it. */
export function localize(code: string): string {
  return code.replaceAll(EXAMPLE, location.origin);
}
