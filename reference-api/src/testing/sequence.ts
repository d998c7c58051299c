let sequence = 0

/** A number nobody else in this run has. */
export const next = (): number => ++sequence
