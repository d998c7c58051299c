import type { Locale } from './locale.js'

type TypedValues = Readonly<Record<string, unknown>>

/**
 * A fixed answer, or a function of the current values. In a group or a row, the first argument has its own values and the second those of the whole
 * record.
 */
export type Condition = boolean | ((values: TypedValues, record: TypedValues) => boolean)

/** Sends a `GET` to the API and answers with its `data`. */
export type ReadData = (path: string) => Promise<unknown>

/** What a value suggests for other fields. */
export interface Filled {
  /** By key or path, in the order in which they are set; `null` for unknown values. Empty while the value says nothing. */
  readonly values: readonly (readonly [key: string, value: unknown])[]
  /** Said below the value while something was filled in: a key of the common texts under `validation.`. @default nothing */
  readonly remark?: string
  /** Said below the value in any case, as a warning: such a key. @default nothing */
  readonly warning?: string | undefined
}

/** Suggests values for other fields. `value` is a typed text or the id of a chosen record, `beside` what a person gave in its scope. */
export type Fill = (value: string | number, beside: TypedValues, read: ReadData) => Promise<Filled>

/** Loads such a rule, in a chunk of its own. It fills in only empty fields; after an error all fields stay as they are. */
export type LoadFill = () => Promise<{ readonly fill: Fill }>

/** Options of every control. */
export interface ControlOptions {
  /** Shows "(obrigatório)" while the field is visible. The schema enforces the rule; a test keeps both in step. @default false */
  readonly required?: Condition
  /** A later step asks for it, such as sending or approval: no form calls it optional. @default false */
  readonly isNeededLater?: boolean
  /**
   * Hidden when false. A hidden field keeps its value on the screen and is sent as `null`, unless it was hidden when the record was read and is
   * unchanged. The constant `false` is for a field that the server computes: always `null`. @default true
   */
  readonly visible?: Condition
  /** @default false */
  readonly readOnly?: Condition
  /** Width on a wide screen, in columns of 12; it suggests the length of the content. @default by kind */
  readonly span?: number
  /** Never stored in a draft, and masked until the user reveals it. @default false */
  readonly sensitive?: boolean
  /** Identifies a person: a draft stores it encrypted or not at all. @default documents such as a CPF */
  readonly personal?: boolean
  /** The value belongs to one record only: a copy leaves it out. @default by kind */
  readonly isOwn?: boolean
  /** The `autocomplete` token for the browser, e.g. `postal-code`. @default 'off' */
  readonly autoComplete?: string
}

/** Formats dates, amounts and numbers; part of `useLocale`. */
export interface ValueFormat {
  readonly date: (calendarDate: string) => string
  readonly dateTime: (timestamp: string) => string
  readonly money: (amount: string) => string
  readonly number: (value: number | string, options?: Intl.NumberFormatOptions) => string
  readonly ordinalMark: (value: number | string) => string
}

/** How a masked value is typed, shown and sent. */
export interface Mask {
  /** Formats a text with the mask. A text that does not fit stays unchanged, so that the user can see and correct it. */
  readonly format: (text: string) => string
  readonly parse: (shown: string) => string
  /** Formats a text with the mask and drops the characters that do not fit. */
  readonly lay: (text: string) => string
  /** The value after the user leaves the field, when an unfinished one can mean only one thing: `9` is nine o'clock. */
  readonly complete?: (value: string) => string
  /** Whether `lay` would lose letters or digits of the text. */
  readonly loses: (text: string) => boolean
  /** A complete value that shows the expected format. */
  readonly example: string
  /** The characters that a person types; the mask adds the others. */
  readonly typed?: RegExp
  readonly inputMode: 'text' | 'numeric' | 'tel'
  readonly isUpperCase?: boolean
}

/** Maps labels in any language, and the values themselves, to the values of a closed list. */
export type OptionTexts = ReadonlyMap<string, string>
/** Labels of a closed list in every language. */
export type OptionLabels = Readonly<Record<Locale, Readonly<Record<string, string>> | undefined>>

/** How a list filters values of a kind. Several values: `a,b`. Ranges: `from..to`, where either end may be missing. */
export type FilterShape = 'text' | 'range' | 'options' | 'answer' | 'record'

/**
 * Everything about the values of a kind of field, except the editor. Lists, forms, imports and exports read it. No React.
 * To add a kind, add a file in `kinds` and, if no editor of `controls` fits, an editor there.
 */
export interface Kind {
  /** Must not change: styles use it. */
  readonly name: string
  /** The name of its parser in `schema/draftSchema.ts`. @default `name` */
  readonly schema?: string
  /** The editor in `controls`; missing for kinds that are only shown. */
  readonly editor?: string
  /** The empty value; an empty text is sent as `null`. */
  readonly empty: '' | null | false | readonly never[]
  /** Width of the field on a wide screen, in columns of 12. */
  readonly span: number
  /** Width of the column in rem; without it, the column shares the remaining width. */
  readonly width?: number | ((options: ControlOptions) => number | undefined)
  /** Smallest usable width, in rem, of the column in a table of sub-records. @default `width` */
  readonly least?: number
  /** Aligns the column to the right, at the last digit. @default false */
  readonly isNumeric?: boolean
  /** Formats a value for people. @default the text itself */
  readonly format?: (value: string, format: ValueFormat, options: ControlOptions) => string
  /** What a field shows directly after the digits: the `º` that `format` adds elsewhere. */
  readonly mark?: (value: string, format: ValueFormat) => string
  /** Masks a document for people without permission to see it: `***.456.789-**`. @default the whole value is shown */
  readonly veil?: (value: string) => string
  readonly mask?: (options: ControlOptions) => Mask | undefined
  /** Reads a value from typed, pasted or imported text; `undefined` for text it does not understand. References are looked up elsewhere. */
  readonly read?: (text: string, options: ControlOptions, texts: OptionTexts) => unknown
  /** The field can show text that it does not understand, so that the user can correct it. @default true with a mask */
  readonly keepsText?: boolean
  /** @default 'text' */
  readonly filter?: FilterShape
  /** For ranges: whether a text is a valid end. */
  readonly isBound?: (text: string) => boolean
  /** Normalizes a stored value for the form, so that equal values look equal: `"1000.0000"` becomes `"1000"`. @default the value itself */
  readonly draft?: (value: unknown) => unknown
  /** The text after the user leaves the field, where it can mean only one thing: a web address without `https://`. */
  readonly complete?: (text: string) => string
  /** The type of a spreadsheet cell. @default 'text' */
  readonly cell?: 'text' | 'number' | 'date'
  /** The value is an id. @default false */
  readonly isId?: boolean
  /** The value belongs to one record only: a copy leaves it out. @default false */
  readonly isOwn?: boolean
  /** The value is a file. @default false */
  readonly isFile?: boolean
  /** No section shows the field; the form sends the value unchanged. @default false */
  readonly isHidden?: boolean
  /** The value has several lines. @default false */
  readonly isLong?: boolean
}
