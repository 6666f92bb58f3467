// Which text is a CSS colour (CSS Color Module Level 4), read as a total function: a colour or nothing.
// Only values made of numbers get through: no var(), url(), calc(), quotes or angle brackets.

/** Longest colour that is read, in UTF-16 code units: a bound on work, far over any real colour. */
const COLOR_LENGTH = 128;

// CSS Color 4 §6.1, the 148 named colours, with `transparent`.
const NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(
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
// A share or an amount, and a hue. Alpha is written like a share.
const PART = `(?:${NUMBER}%?|none)`;
const HUE = `(?:${NUMBER}(?:deg|grad|rad|turn)?|none)`;
const SPACES = '(?:srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz|xyz-d50|xyz-d65)';

function spaced(...parts: readonly string[]): string {
  return `${parts.join('\\s+')}(?:\\s*/\\s*${PART})?`;
}

function commas(...parts: readonly string[]): string {
  return `${parts.join('\\s*,\\s*')}(?:\\s*,\\s*${PART})?`;
}

const FUNCTION = /* @__PURE__ */ new RegExp(
  `^(?:rgba?\\(\\s*(?:${spaced(PART, PART, PART)}|${commas(PART, PART, PART)})|` +
    `hsla?\\(\\s*(?:${spaced(HUE, PART, PART)}|${commas(HUE, PART, PART)})|hwb\\(\\s*${spaced(HUE, PART, PART)}|` +
    `(?:ok)?lab\\(\\s*${spaced(PART, PART, PART)}|(?:ok)?lch\\(\\s*${spaced(PART, PART, HUE)}|` +
    `color\\(\\s*${SPACES}\\s+${spaced(PART, PART, PART)})\\s*\\)$`,
);

/**
 * Reads a CSS colour.
 *
 * @param text - hex with or without `#`, a colour name, `transparent`, or a colour function made of numbers
 * @returns the colour in lower case and safe in an attribute, or `undefined` when it is none
 */
export function readColor(text: string): string | undefined {
  if (text.length > COLOR_LENGTH) return undefined;
  const value = text.trim().toLowerCase();
  if (NAMES.has(value)) return value;
  if (HEX.test(value)) return value.startsWith('#') ? value : `#${value}`;
  return FUNCTION.test(value) ? value.replace(/\s+/g, ' ') : undefined;
}
