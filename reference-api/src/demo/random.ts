/** Random values that repeat for the same seed, so that demo data is the same on every machine. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** From `min` to `max`, both included. */
  integer(min: number, max: number): number
  pick<T>(items: readonly T[]): T
  /** True in `share` of the cases. */
  chance(share: number): boolean
  digits(count: number): string
}

/** Uses mulberry32; 32 bits of state are enough for names and dates. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    integer,
    pick: (items) => items[integer(0, items.length - 1)] as (typeof items)[number],
    chance: (share) => next() < share,
    digits: (count) => Array.from({ length: count }, () => integer(0, 9)).join(''),
  }
}
