import type { FieldIssue } from '../core/issue.js'

/** Unsaved values of one form. Only fields that differ from the server, never sensitive values; of a file, its id. */
export interface Draft {
  /** New for each opening of a form, so that two tabs on one record never overwrite each other. */
  readonly id: string
  /** Key of the owner. */
  readonly person: string
  /** Path of the record, parents included: `/pessoas/7`, `/pessoas/novo`. */
  readonly route: string
  /** The tab that wrote it. */
  readonly tab: string
  /** The part of the address that gave the new record its first values, such as `evento=6&para=refeicoes`; missing where it began empty. */
  readonly begunWith?: string | undefined
  /** Epoch milliseconds. */
  readonly savedAt: number
  /** Version of the record when editing started; absent for a new record. */
  readonly version?: number
  readonly values: Readonly<Record<string, unknown>>
  /** The server's values of those fields. */
  readonly originals: Readonly<Record<string, unknown>>
  /** Names of the referenced records, by the form's keys. */
  readonly names: readonly (readonly [string, string])[]
  /** Texts of those fields that match none of their choices, as the issues that tell them. */
  readonly unread?: readonly FieldIssue[]
  /** Changed fields that are too private to store. */
  readonly leftOut: readonly string[]
  /** Fields of `values` that are stored encrypted or not at all. */
  readonly personal?: readonly string[]
}

/** The draft without values that must never be stored unencrypted. */
export function withoutPersonal<D extends Pick<Draft, 'values' | 'originals' | 'leftOut' | 'personal'>>(draft: D): D {
  const { personal = [] } = draft
  if (personal.length === 0) return draft
  const rest = (part: Draft['values']) => Object.fromEntries(Object.entries(part).filter(([key]) => !personal.includes(key)))
  return { ...draft, values: rest(draft.values), originals: rest(draft.originals), leftOut: [...draft.leftOut, ...personal], personal: [] }
}

/** Place and time of a draft, known without decrypting it. */
export type DraftPlace = Pick<Draft, 'id' | 'route' | 'tab' | 'savedAt'>

/** Storage of drafts: IndexedDB in the product's own page, memory in an embed. */
export interface DraftStorage {
  read(person: string, route: string): Promise<readonly Draft[]>
  /** Every draft of a person, in any form. */
  places(person: string): Promise<readonly DraftPlace[]>
  write(draft: Draft): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /** Deletes everything of one person. */
  clear(person: string): Promise<void>
}

/** Design, section 5: a draft is kept for at most 7 days. */
export const draftLife = 7 * 24 * 3_600_000
