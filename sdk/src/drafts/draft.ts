/** What was typed into one form and not saved. Only the fields that differ from what the server held, and never a file or what is sensitive. */
export interface Draft {
  /** Different for each opening of a form: two tabs on one record never write over each other. */
  readonly id: string
  /** Whose it is. */
  readonly person: string
  /** Path of the record, parents included: `/pessoas/7`, `/pessoas/novo`. */
  readonly route: string
  /** The page that wrote it. */
  readonly tab: string
  /** Epoch milliseconds. */
  readonly savedAt: number
  /** Of the record that was typed over; a new record has none. */
  readonly version?: number
  readonly values: Readonly<Record<string, unknown>>
  /** What the server held in those fields. */
  readonly originals: Readonly<Record<string, unknown>>
  /** Names of the records referred to, by the form's own keys. */
  readonly names: readonly (readonly [string, string])[]
  /** Fields that were changed too and are too private to be kept. */
  readonly leftOut: readonly string[]
  /** Fields of `values` that are kept encrypted or not at all. */
  readonly personal?: readonly string[]
}

/** The draft without what may not lie anywhere in clear. */
export function withoutPersonal<D extends Pick<Draft, 'values' | 'originals' | 'leftOut' | 'personal'>>(draft: D): D {
  const { personal = [] } = draft
  if (personal.length === 0) return draft
  const rest = (part: Draft['values']) => Object.fromEntries(Object.entries(part).filter(([key]) => !personal.includes(key)))
  return { ...draft, values: rest(draft.values), originals: rest(draft.originals), leftOut: [...draft.leftOut, ...personal], personal: [] }
}

/** Where a draft was written, and when: what is told of it without opening it. */
export type DraftPlace = Pick<Draft, 'id' | 'route' | 'tab' | 'savedAt'>

/** Where drafts are kept: the browser's database in a page of ours, memory in a page that is another's. */
export interface DraftStorage {
  read(person: string, route: string): Promise<readonly Draft[]>
  /** All that a person left, in any form. */
  places(person: string): Promise<readonly DraftPlace[]>
  write(draft: Draft): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /** Forgets everything of one person. */
  clear(person: string): Promise<void>
}

/** Design, section 5: a draft lives for 7 days at most. */
export const draftLife = 7 * 24 * 3_600_000
