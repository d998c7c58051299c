/** The parts of an item's balance, as decimal strings. */
export interface BalanceParts {
  readonly quantity: string
  readonly moved: string
  readonly amended: string
  readonly consumed: string
  readonly reserved: string
  readonly balance: string
}
