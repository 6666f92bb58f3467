// The names under which requests are counted: a closed list, whatever strangers ask for.
import { describe, expect, it } from 'vitest';
import { listEndpoints } from '../../../server/api/endpoints.js';
import { readConfig } from '../../../server/config.js';
import { nameRoute } from '../../../server/http/observe.js';

describe('nameRoute', () => {
  it.each([
    ['/avatar/zaphod', 200, 'avatar'],
    ['/avatar', 400, 'avatar'],
    ['/avatar/a/b/c.png', 429, 'avatar'],
    ['/random', 200, 'random'],
    ['/group', 200, 'group'],
    ['/gallery', 200, 'gallery'],
    ['/@ada', 200, 'share'],
    ['/@', 400, 'share'],
    ['/og/avatar/ada.png', 200, 'icons'],
    ['/og/blog/v0.1.0.png', 200, 'icons'],
    ['/healthz', 200, 'meta'],
    ['/checkout', 302, 'license'],
    ['/docs/hosting', 200, 'pages'],
    ['/', 405, 'pages'],
    ['/wp-login.php', 404, 'none'],
    ['/avatars/zaphod', 404, 'none'],
  ])('%s with %i is %s', (path, status, name) => {
    expect(nameRoute(path, status)).toBe(name);
  });

  it('knows every route of the API', () => {
    for (const { paths } of listEndpoints(readConfig({}))) {
      for (const path of paths) expect(['pages', 'none']).not.toContain(nameRoute(path.replace(/:\w+/g, 'x'), 200));
    }
  });
});
