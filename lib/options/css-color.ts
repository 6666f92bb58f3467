// Colours of CSS Color Module Level 4. Only those made of numbers are read: no var(), url(), calc(), quotes or angle brackets.

/** Longest colour that is read, in UTF-16 code units. It limits the work, and is far longer than any real colour. */
const COLOR_LENGTH = 128;

/** The 148 named colours, and `transparent` (CSS Color 4 §6.1). */
export const COLOR_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
    'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray ' +
    'darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen ' +
    'darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue ' +
    'firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew ' +
    'hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan ' +
    'lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
    'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue ' +
    'mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred ' +
    'midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid ' +
    'palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple ' +
    'rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue ' +
    'slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato transparent turquoise violet wheat ' +
    'white whitesmoke yellow yellowgreen'
  ).split(' '),
);

const HEX = /^#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;
const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d{1,2})?';
// An amount or a percentage, which is also the syntax of alpha, and a hue.
const AMOUNT = `(?:${NUMBER}%?|none)`;
const HUE = `(?:${NUMBER}(?:deg|grad|rad|turn)?|none)`;
const SPACES = '(?:srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz|xyz-d50|xyz-d65)';

function spaced(...parts: readonly string[]): string {
  return `${parts.join('\\s+')}(?:\\s*/\\s*${AMOUNT})?`;
}

function commas(...parts: readonly string[]): string {
  return `${parts.join('\\s*,\\s*')}(?:\\s*,\\s*${AMOUNT})?`;
}

const FUNCTION = /* @__PURE__ */ new RegExp(
  `^(?:rgba?\\(\\s*(?:${spaced(AMOUNT, AMOUNT, AMOUNT)}|${commas(AMOUNT, AMOUNT, AMOUNT)})|` +
    `hsla?\\(\\s*(?:${spaced(HUE, AMOUNT, AMOUNT)}|${commas(HUE, AMOUNT, AMOUNT)})|hwb\\(\\s*${spaced(HUE, AMOUNT, AMOUNT)}|` +
    `(?:ok)?lab\\(\\s*${spaced(AMOUNT, AMOUNT, AMOUNT)}|(?:ok)?lch\\(\\s*${spaced(AMOUNT, AMOUNT, HUE)}|` +
    `color\\(\\s*${SPACES}\\s+${spaced(AMOUNT, AMOUNT, AMOUNT)})\\s*\\)$`,
);

/**
 * Reads a CSS colour.
 *
 * @param css - hex with or without `#`, a colour name, `transparent`, or a colour function made of numbers
 * @returns the colour in lower case and safe in an attribute; `undefined` for any other text
 */
export function readColor(css: string): string | undefined {
  if (css.length > COLOR_LENGTH) return undefined;
  const value = css.trim().toLowerCase();
  if (COLOR_NAMES.has(value)) return value;
  if (HEX.test(value)) return value.startsWith('#') ? value : `#${value}`;
  return FUNCTION.test(value) ? value.replace(/\s+/g, ' ') : undefined;
}
