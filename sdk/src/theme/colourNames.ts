/** In the order of the settings panel. */
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
export type PrimaryName = (typeof primaryNames)[number]

export const surfaceNames = ['slate', 'gray', 'zinc', 'neutral', 'stone', 'soho', 'viva', 'ocean'] as const
export type SurfaceName = (typeof surfaceNames)[number]
