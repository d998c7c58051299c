/** A colour in OKLab: lightness 0..1, then the two colour axes. */
export type Lab = readonly [number, number, number]
type Triple = readonly [number, number, number]

export const white: Lab = [1, 0, 0]
export const black: Lab = [0, 0, 0]

export function fromHex(hex: string): Lab {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return linearToLab([channel(1), channel(3), channel(5)])
}

/** @returns `#rrggbb`; colours outside sRGB are clipped */
export function toHex(color: Lab): string {
  const channel = (linear: number) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, linear))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${labToLinear(color).map(channel).join('')}`
}

/** Relative luminance of WCAG 2.2, 0 (black) to 1. */
export function luminance(color: Lab): number {
  const [red, green, blue] = labToLinear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: Lab, other: Lab): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The colour at `share` (0..1) of the way between two colours. */
export function mix(from: Lab, to: Lab, share: number): Lab {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}

// Matrices of OKLab: https://bottosson.github.io/posts/oklab/
function linearToLab([r, g, b]: Triple): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function labToLinear([lightness, a, b]: Lab): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}
