// Samples of code name a host that does not exist until it is known where the site is. The service writes its own address into
// the pages that it sends; on a host of files that was built without PUBLIC_URL, the page does.
import { EXAMPLE_ORIGIN } from '../../lib/example-origin.js';

/** A sample with the address of this site in it. */
export function localize(code: string): string {
  return code.replaceAll(EXAMPLE_ORIGIN, location.origin);
}
