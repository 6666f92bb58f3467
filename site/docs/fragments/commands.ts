import { VERSION } from '../../../lib/index.js';
// The order of the routes on their page, each with a command that asks for it.
import { EXAMPLE_ORIGIN as HOST } from '../../../lib/pages/template.js';

/**
 * Commands by the first path of a route, in the order in which the routes stand: what one comes for first, what only
 * machines ask for last. A route that is not named here comes before the last of each kind.
 */
const COMMANDS: ReadonlyMap<string, string> = new Map([
  ['/avatar/{seed}', `curl -o ada.png '${HOST}/avatar/ada.png?size=256&mood=wink'`],
  ['/random', `curl -si '${HOST}/random?palette=mint' | grep -i x-service-seed`],
  ['/group', `curl -G -o team.svg '${HOST}/group' --data-urlencode 'seeds=ada,grace,alan' -d max=3`],
  ['/@{seed}', `curl '${HOST}/@ada?mood=wink'`],
  ['/api', `curl '${HOST}/api'`],
  ['/openapi.json', `curl '${HOST}/openapi.json'`],
  ['/healthz', `curl '${HOST}/healthz'`],
  ['/readyz', `curl '${HOST}/readyz'`],
  ['/gallery', `curl -o gallery.html '${HOST}/gallery?count=24&prefix=user&palette=mint'`],
  ['/license/verify', `curl '${HOST}/license/verify' -H 'content-type: application/json' -d '{"key":"your-key"}'`],
  ['/checkout', `curl -i '${HOST}/checkout'`],
  ['/polar/webhooks', `curl -X POST '${HOST}/polar/webhooks' -d '{}'`],
  ['/favicon.svg', `curl -O '${HOST}/favicon.svg'`],
  ['/favicon.ico', `curl -LO '${HOST}/favicon.ico'`],
  ['/apple-touch-icon.png', `curl -O '${HOST}/apple-touch-icon.png'`],
  ['/og.png', `curl -O '${HOST}/og.png'`],
  ['/og/blog/v{version}.png', `curl -O '${HOST}/og/blog/v${VERSION}.png'`],
  ['/blog/feed.xml', `curl '${HOST}/blog/feed.xml'`],
  ['/llms.txt', `curl '${HOST}/llms.txt'`],
  ['/sitemap.xml', `curl '${HOST}/sitemap.xml'`],
  ['/robots.txt', `curl '${HOST}/robots.txt'`],
]);

const ORDER = [...COMMANDS.keys()];

/** The place of a route; one that nobody has given a place comes with the icons. */
function rankPath(path: string): number {
  const rank = ORDER.indexOf(path);
  return rank < 0 ? ORDER.indexOf('/favicon.svg') : rank;
}

/** Sorts routes, whose first paths name them. */
export function sortRoutes<T extends { readonly paths: readonly string[] }>(routes: readonly T[]): T[] {
  return routes.toSorted(({ paths: [a = ''] }, { paths: [b = ''] }) => rankPath(a) - rankPath(b));
}

/** The command that asks for a route; any route can be asked for by its path. */
export function commandOf(path: string): string {
  return COMMANDS.get(path) ?? `curl '${HOST}${path}'`;
}
