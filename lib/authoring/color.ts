// Measures of colours: contrast (WCAG 2.2), lightness (CIE L*) and distance (OKLab).

type Triple = readonly [red: number, green: number, blue: number];

/** The parts of a colour such as `#abc` or `#aabbcc`, linear: 0 to 1. */
function linearize(hex: string): Triple {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const parts = [1, 3, 5].map((i) => {
    const value = Number.parseInt(long.slice(i, i + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return parts as unknown as Triple;
}

/** Relative luminance, 0 to 1. */
export function measureLuminance(hex: string): number {
  const [red, green, blue] = linearize(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21. */
export function measureContrast(one: string, other: string): number {
  const [a, b] = [measureLuminance(one), measureLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Lightness, 0 to 100. */
export function measureLightness(hex: string): number {
  const y = measureLuminance(hex);
  return y > 216 / 24_389 ? 116 * Math.cbrt(y) - 16 : (y * 24_389) / 27;
}

function toOklab(hex: string): Triple {
  const [red, green, blue] = linearize(hex);
  const l = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const m = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const s = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ];
}

/** Distance of two colours, times 100: 2 is just visible side by side, black and white are 100 apart. */
export function measureDistance(one: string, other: string): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
