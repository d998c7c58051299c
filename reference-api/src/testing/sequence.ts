let sequence = 0

/** A number that is unique in this run. */
export const next = (): number => ++sequence
