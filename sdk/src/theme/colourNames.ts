/** The primary colours of a theme, in the order of the settings panel. */
export const primaryNames = [
  'noir',
  'emerald',
  'green',
  'lime',
  'orange',
  'amber',
  'yellow',
  'teal',
  'cyan',
  'sky',
  'blue',
  'indigo',
  'violet',
  'purple',
  'fuchsia',
  'pink',
  'rose',
] as const
/** The name of a primary colour. */
export type PrimaryName = (typeof primaryNames)[number]

/** A host's own primary colour: `#aa0000`. */
export type OwnColour = `#${string}`

export const isOwnColour = (colour: unknown): colour is OwnColour => typeof colour === 'string' && /^#[\da-f]{6}$/i.test(colour)

/** The surfaces of a theme, in the order of the settings panel. */
export const surfaceNames = ['slate', 'gray', 'zinc', 'neutral', 'stone', 'soho', 'viva', 'ocean'] as const
/** The name of a surface. */
export type SurfaceName = (typeof surfaceNames)[number]
