import type { ComponentProps, ReactNode } from 'react'
import type { PathParams } from '../api/client.js'
import type { AnyControl } from '../core/control.js'
import type { Link } from '../core/record.js'
import type { FieldOption } from './choice/filterOptions.js'

/** How a file fares that a field was given; `failed` may be sent again. */
export type UploadStatus = 'sending' | 'failed'

/** Why a text stands for no choice: there is none, there are several, or nobody could look. */
export type UnreadReason = 'unread' | 'unclear' | 'unsought'

/** What every control is told: texts, never keys, and a value as it stands in a draft. */
export interface FieldProps {
  readonly control: AnyControl
  readonly label: string
  /** Text kinds: a normalised text; numbers: a number or decimal string; dates: `YYYY-MM-DD`; references and places: an id; empty: `''` or `null`. */
  readonly value: unknown
  /** Value first; `link` names the record that was chosen in a reference. */
  readonly onChange: (value: unknown, link?: Link) => void
  /** In place of `onChange` from a control that shows by itself what is typed: it is drawn anew only if the form makes something else of it. */
  readonly onType?: (text: string) => void
  /** A file that the value lacks so far is on its way, or stopped on it; nothing once it arrived or was given up. */
  readonly onUpload?: (file: File, status: UploadStatus | undefined) => void
  /** The person left the field. */
  readonly onBlur?: () => void
  /** One sentence under the field; an error takes its place. */
  readonly hint?: string
  readonly error?: string
  /** Follows the error in its line: the record that stands in the way. */
  readonly errorDetail?: ReactNode
  /** A remark that blocks nothing. */
  readonly warning?: string
  readonly isRequired?: boolean
  /** Which fields of the form say so beside their label. @default 'required' */
  readonly marks?: 'required' | 'optional'
  readonly isReadOnly?: boolean
  readonly isDisabled?: boolean
  /** What a closed list offers, in order. */
  readonly options?: readonly FieldOption[]
  /** The record or place chosen now, so that its name shows before anything loads. */
  readonly link?: Link | null
  /** The same of a field that holds several. */
  readonly links?: readonly Link[]
  /** What stands in the field this one depends on, and its label. */
  readonly parent?: { readonly value: unknown; readonly label: string }
  /** Key of the field in the records of its entity, and the record that is edited: who else holds a value. */
  readonly holdersKey?: string
  readonly recordId?: number
  /** Filters of the list that a reference chooses from. */
  readonly filter?: Readonly<Record<string, string | number | undefined>>
  /** In a list of choices: a text that was pasted or typed and stands for none of them; it is searched for when the list opens. */
  readonly unread?: string
  /** The field was left with such a text. */
  readonly onUnread?: (text: string, reason: UnreadReason) => void
  /** In a reference: stands below what can be chosen. Both are told what was typed, which the field takes back when nothing comes of it. */
  readonly create?: { readonly label: (search: string) => string; readonly onPress: (search: string, takeBack?: () => void) => void }
  /** In a reference: shows the record that is chosen, by a button before the field's own and by Alt+Enter. */
  readonly open?: { readonly label: string; readonly onPress: () => void }
  /** In a reference to records that stand under another one: the parents in their path; nothing while one is not chosen. In a reference to a row: the record's `id` beside them. */
  readonly params?: PathParams
  /** In a reference to a row: what follows from the choice, by the other fields of its scope. */
  readonly onFill?: (values: Readonly<Record<string, unknown>>) => void
  /** For filters: no "(obrigatório)", no hint, always possible to clear. @default false */
  readonly isCompact?: boolean
  /** Where the field stands in a grid: on its own element, not on one around it. For kinds that `isFramed` names. */
  readonly cell?: FieldCell
}

export interface FieldCell {
  readonly className: string
  readonly props: Pick<ComponentProps<'div'>, 'style' | 'ref'> & { readonly 'data-path': string }
  /** Stands below the field. */
  readonly note?: ReactNode
}
