/** A mistake in a definition, for the developer who wrote it: `supplier.fields.cnpj: rule. what to do.` */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError'
  constructor(place: string, rule: string, remedy: string) {
    super(`${place}: ${rule}. ${remedy}`)
  }
}

/** A part of the page, its texts or its rules, did not load: nothing is broken, and it can be asked for again. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart'
  /** Asks for it again. @returns whether it came */
  readonly retry: () => Promise<boolean>

  constructor(load: () => Promise<unknown>, cause: unknown) {
    super('A part of the page could not be loaded.', { cause })
    this.retry = () =>
      load().then(
        () => true,
        () => false,
      )
  }
}

/** Tells the page of a failure that nobody else shows, like an uncaught error. Older jsdom has no `reportError`. */
export function reportFailure(error: unknown): void {
  globalThis.reportError?.(error)
}
