/** A mistake in a definition, told to the developer who made it: `supplier.fields.cnpj: rule. what to do.` */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError'
  constructor(place: string, rule: string, remedy: string) {
    super(`${place}: ${rule}. ${remedy}`)
  }
}
