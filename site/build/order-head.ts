// The order of what a head loads. Browsers fetch it in the order in which it stands, and a slow line carries one thing after the
// other: first what the first paint needs, which is styles and fonts, then scripts.
const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const FONT = /latin-(?:400|wght)-.*\.woff2$/;

// It waits for the styles before it, if there are any.
const EARLY = /\s*<script>[^]*?<\/script>/g;

/** Takes out of a head what fits a pattern. */
function take(head: string, pattern: RegExp): [taken: string, rest: string] {
  return [Array.from(head.matchAll(pattern), ([tag]) => tag.trim()).join(''), head.replace(pattern, '')];
}

/**
 * Puts the early script and the styles at the beginning of a head, and the other scripts at its end.
 *
 * @param html - a page as Vite has built it
 * @param files - names of the built files, of which the fonts of every page are loaded ahead
 */
export function orderHead(html: string, files: readonly string[]): string {
  return html.replace(/(<meta charset="utf-8" \/>)([^]*?)(?=<\/head>)/, (_, charset: string, head: string) => {
    const [early, withoutEarly] = take(head, EARLY);
    const [styles, withoutStyles] = take(withoutEarly, STYLES);
    const [scripts, rest] = take(withoutStyles, SCRIPTS);
    const fonts = files
      .filter((name) => FONT.test(name))
      .map((name) => {
        return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`;
      });
    return `${charset}${early}${styles}${fonts.join('')}${rest}${scripts}`;
  });
}
