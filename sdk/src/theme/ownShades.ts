import { black, contrast, fromHex, mix, toHex, white } from './color.js'
import type { OwnColour } from './colourNames.js'
import { createCurve } from './curve.js'

/** Shares of white in the shades 50 to 300, and of black in 600 to 950: about those of our own palettes. */
const tints = [0.93, 0.85, 0.65, 0.35]
const depths = [0.14, 0.28, 0.42, 0.54, 0.72]

/**
 * Eleven shades around a colour of the host, which is shade 500. Shade 400 is the first lighter one on which dark text is readable, because it
 * fills the buttons of the dark scheme.
 */
export function ownShades(colour: OwnColour): string[] {
  const own = fromHex(colour)
  const lighter = mix(own, white, 0.2)
  const light = contrast(lighter, black) >= 4.6 ? lighter : createCurve(Array.from({ length: 11 }, () => colour)).reach(4.6, black, 'white')
  return [...tints.map((share) => mix(light, white, share)), light, own, ...depths.map((share) => mix(own, black, share))].map(toHex)
}
