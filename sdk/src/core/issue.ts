/** One thing wrong with one field: a message key with its parameters, so that the text is resolved when it is shown, in the reader's language. */
export interface FieldIssue {
  /** `name`, `guardians[0].cpf`; empty when it concerns the whole record. */
  readonly path: string
  /** A key of the common catalogue under `validation.`, e.g. `required`, or the code of an entity's rule, e.g. `department.cycle`. */
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
}
