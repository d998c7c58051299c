import type { ComponentProps, ReactNode } from 'react'
import type { PathParams } from '../api/client.js'
import type { AnyControl } from '../core/control.js'
import type { Link } from '../core/record.js'
import type { FieldOption } from './choice/filterOptions.js'

/** The state of a file upload in a field; a failed one may be sent again. */
export type UploadStatus = 'sending' | 'failed'

/**
 * Why a typed text does not match a choice: no match (`unread`), only a similar one (`near`), several matches (`unclear`), a code beside a
 * description of something else (`disagree`), a record that may not be chosen (`inactive`, `barred`), or the search failed (`unsought`).
 */
export type UnreadReason = 'unread' | 'near' | 'disagree' | 'unclear' | 'inactive' | 'barred' | 'unsought'

/** The props of every control: texts instead of keys, and a value as in a draft. */
export interface FieldProps {
  /** What the field is, as in a resource: `text({ maxLength: 80 })`, `date()`. */
  readonly control: AnyControl
  /** The name above the field. */
  readonly label: string
  /** Text kinds: a normalised text; numbers: a number or decimal string; dates: `YYYY-MM-DD`; references and places: an id; empty: `''` or `null`. */
  readonly value: unknown
  /** Called with the new value; `link` names the record chosen in a reference. */
  readonly onChange: (value: unknown, link?: Link) => void
  /** Replaces `onChange` in a control that shows typed text by itself; it renders again only if the form changes the text. */
  readonly onType?: (text: string) => void
  /** Called when a file is being sent or has failed; with `undefined` once it is stored or given up. */
  readonly onUpload?: (file: File, status: UploadStatus | undefined) => void
  /** Called when the user leaves the field. */
  readonly onBlur?: () => void
  /** One sentence under the field; it stays after an error, and a warning replaces it. */
  readonly hint?: string
  /** The hint is said of this value, such as where it comes from: details of a chosen record do not replace it. @default false */
  readonly isRemarked?: boolean
  /** What is wrong with the value, in one sentence. */
  readonly error?: string
  /** Shown after the error, on the same line: the record that causes the error. */
  readonly errorDetail?: ReactNode
  /** A warning that does not block saving. */
  readonly warning?: string
  /** Whether it must have a value. @default false */
  readonly isRequired?: boolean
  /** Which fields of the form are marked beside their label. @default 'required' */
  readonly marks?: 'required' | 'optional'
  /** Whether its value can be read and copied, but not changed. @default false */
  readonly isReadOnly?: boolean
  /** Whether it takes no part in the form for now. @default false */
  readonly isDisabled?: boolean
  /** The options of a closed list, in order. */
  readonly options?: readonly FieldOption[]
  /** The chosen record or place, so that its name shows at once. */
  readonly link?: Link | null
  /** The chosen records or places of a field with several. */
  readonly links?: readonly Link[]
  /** The value and label of the field that this one depends on. */
  readonly parent?: { readonly value: unknown; readonly label: string }
  /** The field's key in the records of its entity, to find other records with the same value. */
  readonly holdersKey?: string
  /** The id of the current record; a new one has none. */
  readonly recordId?: number
  /** Filters of the list that a reference chooses from. */
  readonly filter?: Readonly<Record<string, string | number | undefined>>
  /** Filters of those in the list that come first. */
  readonly prefers?: FieldProps['filter']
  /** For a list of choices: a pasted or typed text without a match; it is searched for when the list opens. */
  readonly unread?: string
  /** For a date: the day to which a year that is left out brings it nearest. @default today */
  readonly near?: string
  /** Called when the user leaves the field with such a text. */
  readonly onUnread?: (text: string, reason: UnreadReason) => void
  /** For a reference: a last entry that creates a record. Both functions get the typed text; call `takeBack` to put it back into the field. */
  readonly create?: { readonly label: (search: string) => string; readonly onPress: (search: string, takeBack?: () => void) => void }
  /** For a reference: shows the chosen record, with a button in the field and with Alt+Enter. */
  readonly open?: { readonly label: string; readonly onPress: () => void }
  /**
   * For a reference to nested records: the parents in their path; `undefined` while one is not chosen. For a reference to a row: also the record's
   * `id`.
   */
  readonly params?: PathParams
  /** For a reference to a row: called with values for other fields of its scope. */
  readonly onFill?: (values: Readonly<Record<string, unknown>>) => void
  /** For filters: no "(obrigatório)", no hint, always possible to clear. @default false */
  readonly isCompact?: boolean
  /** For a grid: the cell attributes, set on the field's own element. Only for kinds that pass `isFramed`. */
  readonly cell?: FieldCell
}

export interface FieldCell {
  readonly className: string
  readonly props: Pick<ComponentProps<'div'>, 'style' | 'ref'> & { readonly 'data-path': string }
  /** Shown below the field. */
  readonly note?: ReactNode
}
