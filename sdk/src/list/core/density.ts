/** The row heights of a list. */
export const densities = ['compacta', 'normal', 'confortavel'] as const
export type Density = (typeof densities)[number]

export function isDensity(value: unknown): value is Density {
  return densities.some((density) => density === value)
}
