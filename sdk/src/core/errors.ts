/** A mistake in a definition, for the developer who wrote it: `supplier.fields.cnpj: rule. what to do.` */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError'
  constructor(place: string, rule: string, remedy: string) {
    super(`${place}: ${rule}. ${remedy}`)
  }
}
