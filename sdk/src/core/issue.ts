/** One error of one field, as a message key with parameters: the text is resolved when it is shown, in the reader's language. */
export interface FieldIssue {
  /** `name`, `guardians[0].cpf`; empty for the whole record. */
  readonly path: string
  /** A key of the common catalogue under `validation.`, e.g. `required`, or the code of an entity's rule, e.g. `department.cycle`. */
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
}
