import { black, contrast, fromHex, type Lab, luminance, mix, white } from './color.js'
import { type ShadeNumber, shadeNumbers } from './palettes.js'

/** A palette as a continuous line in OKLab: white, its eleven shades, black. */
export interface Curve {
  shade(number: 0 | ShadeNumber): Lab
  /** The point nearest to `from` with the wanted contrast against `background`, in the direction of black or white. */
  reach(wanted: number, background: Lab, towards: 'black' | 'white', from?: Lab): Lab
}

// Screens have 8 bits per channel, so the target is a little higher to survive rounding.
const roundingMargin = 1.015

/** @param shades hexadecimal, 50 first */
export function createCurve(shades: readonly string[]): Curve {
  const points = [white, ...shades.map(fromHex), black]
  return {
    shade: (number) => points[number === 0 ? 0 : shadeNumbers.indexOf(number) + 1] ?? white,
    reach(wanted, background, towards, from) {
      if (from && contrast(from, background) >= wanted * roundingMargin) return from
      const base = luminance(background) + 0.05
      const ratio = wanted * roundingMargin
      return atLuminance(points, (towards === 'black' ? base / ratio : base * ratio) - 0.05)
    },
  }
}

/** Luminance decreases along the curve, so a binary search works. */
function atLuminance(points: readonly Lab[], wanted: number): Lab {
  let [low, high] = [0, points.length - 1]
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2
    if (luminance(pointAt(points, middle)) > wanted) low = middle
    else high = middle
  }
  return pointAt(points, (low + high) / 2)
}

function pointAt(points: readonly Lab[], position: number): Lab {
  const index = Math.min(Math.floor(position), points.length - 2)
  return mix(points[index] ?? white, points[index + 1] ?? black, position - index)
}
