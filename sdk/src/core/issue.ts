/** One error of one field, as a message key with parameters: the text is resolved when it is shown, in the reader's language. */
export interface FieldIssue<Code extends string = string> {
  /** `name`, `guardians[0].cpf`; empty for the whole record. */
  readonly path: string
  /** A key of the common catalogue under `validation.`, e.g. `required`, or the code of an entity's rule, e.g. `department.cycle`. */
  readonly code: Code
  /** `label` names a place that no form knows beforehand, such as a question of a questionnaire. */
  readonly params?: Readonly<Record<string, string | number>>
  /** The other record where the reason lies, such as a lot that keeps its tender from going on. */
  readonly record?: IssueRecord
}

/** A record that an issue leads to. */
export interface IssueRecord {
  /** Name of its entity. */
  readonly entity: string
  readonly id: number
  readonly label: string
  /** The parent ids in its address, for a nested record. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** What stands out in the typed fields of a transition. */
export interface Judged {
  /** Notes beside the fields, as `remarks` of a form. */
  readonly remarks?: Readonly<Record<string, Remark | undefined>>
  /** Warnings beside the fields, as `warnings` of a form. */
  readonly warnings?: Judged['remarks']
  /**
   * Has to be confirmed before the change is sent, then with `isConfirmed: true`: the key of a text under `rules`, or of a common one. With
   * `path` the question begins with that field's label.
   */
  readonly question?: Remark & Partial<Pick<FieldIssue, 'path'>>
}

/** A note beside a field: the key of a text under `rules` in the messages, with its parameters. */
export type Remark<Code extends string = string> = Pick<FieldIssue<Code>, 'code' | 'params'>

/** What a record lacks for an approval. */
export interface Lack extends Remark {
  /** The change of status that its text names; it is offered beside the text. @default none */
  readonly transition?: string
}

/** What is odd about a field. */
export interface Warning extends Remark {
  /** A save refuses it, so the field says it as an error. @default false */
  readonly isRefused?: boolean
}

/** Splits a field path: `guardians[0].cpf` → `['guardians', 0, 'cpf']`. The empty path is the whole record. */
export function parsePath(path: string): (string | number)[] {
  return path
    .split(/[.[\]]/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** A path without its rows: `guardians[0].cpf` → `guardians.cpf`. */
export const rowless = (path: string): string => path.replaceAll(/\[\d+\]/g, '')
