import type { Locale } from './locale.js'

type TypedValues = Readonly<Record<string, unknown>>

/** Decides from the values typed so far; in a group or a row, from its own values, with those of the whole record second. */
export type Condition = boolean | ((values: TypedValues, record: TypedValues) => boolean)

/** Sends a `GET` to the API and answers with its `data`. */
export type ReadData = (path: string) => Promise<unknown>

/** What follows from a value for the fields beside it, by their keys, in the order in which they are written; `null` where nothing is known. */
export type Fill = (value: string, beside: TypedValues, read: ReadData) => Promise<readonly (readonly [key: string, value: unknown])[]>

/** Such a rule in a chunk of its own. A field is written only while it holds nothing, and what fails leaves all as it is. */
export type LoadFill = () => Promise<{ readonly fill: Fill }>

/** What every control may be told. */
export interface ControlOptions {
  /** Marked "(obrigatório)" while it is visible. The schema is the rule; a test keeps the two in step. @default false */
  readonly required?: Condition
  /** Hidden when false; a hidden field keeps its value and is sent as `null`. @default true */
  readonly visible?: Condition
  /** @default false */
  readonly readOnly?: Condition
  /** Columns of the 12 that the field takes on a wide screen; it hints at the length of the content. @default by kind */
  readonly span?: number
  /** Never kept in a draft, masked until asked for. @default false */
  readonly sensitive?: boolean
  /** Says who somebody is: a draft keeps it encrypted or not at all. @default documents such as a CPF */
  readonly personal?: boolean
  /** Its value is one record's alone: a copy leaves it out. @default by kind */
  readonly isOwn?: boolean
  /** Token for the browser's own filling, e.g. `postal-code`. @default 'off' */
  readonly autoComplete?: string
}

/** What writes dates, amounts and numbers; a part of `useLocale`. */
export interface ValueFormat {
  readonly date: (calendarDate: string) => string
  readonly dateTime: (timestamp: string) => string
  readonly money: (amount: string) => string
  readonly number: (value: number | string, options?: Intl.NumberFormatOptions) => string
}

/** How a value of one shape is typed, shown and sent. */
export interface Mask {
  /** Lays a text into the mask; what does not fit stays as it is, so that it can be seen and mended. */
  readonly format: (text: string) => string
  readonly parse: (shown: string) => string
  /** Lays a text into the mask and drops what finds no place. */
  readonly lay: (text: string) => string
  /** Whether laying the text would lose letters or digits of it. */
  readonly loses: (text: string) => boolean
  /** A whole one, by which people see what is asked for. */
  readonly example: string
  /** Which characters a person types, against those the mask adds. */
  readonly typed?: RegExp
  readonly inputMode: 'text' | 'numeric' | 'tel'
  readonly isUpperCase?: boolean
}

/** Values of a closed list by value and by label in any language. */
export type OptionTexts = ReadonlyMap<string, string>
/** Labels of a closed list in every language. */
export type OptionLabels = Readonly<Record<Locale, Readonly<Record<string, string>> | undefined>>

/** How a list asks for values of a kind. Several values: `a,b`. Ranges: `from..to`, either end may be missing. */
export type FilterShape = 'text' | 'range' | 'options' | 'answer' | 'record'

/**
 * What a kind of field is: everything about its values but how they are edited. Lists, forms, imports and exports read it. No React.
 * A new kind is a file in `kinds` and, when no editor of `controls` serves, an editor there.
 */
export interface Kind {
  /** Stable: styles use it. */
  readonly name: string
  /** The editor of `controls` that edits it; none for kinds that are only shown. */
  readonly editor?: string
  /** What a field holds with nothing in it; an empty text is sent as `null`. */
  readonly empty: '' | null | false | readonly never[]
  /** Columns of the 12 that its field takes on a wide screen. */
  readonly span: number
  /** Width of its column in rem; nothing when the column shares what is left. */
  readonly width?: number | ((options: ControlOptions) => number | undefined)
  /** What a column of a table of sub-records still shows its values in, in rem, where there is little room. @default `width` */
  readonly least?: number
  /** Its column lines up at the last digit. @default false */
  readonly isNumeric?: boolean
  /** A value as people write it. @default the text itself */
  readonly format?: (value: string, format: ValueFormat, options: ControlOptions) => string
  /** The part of a value that anybody may see, for documents: `***.456.789-**`. @default all of it */
  readonly veil?: (value: string) => string
  readonly mask?: (options: ControlOptions) => Mask | undefined
  /** The value that a typed, pasted or imported text means; nothing where it is not understood. References are looked up elsewhere. */
  readonly read?: (text: string, options: ControlOptions, texts: OptionTexts) => unknown
  /** Its field can show a text that it does not understand, so that the person mends it there. @default where it has a mask */
  readonly keepsText?: boolean
  /** @default 'text' */
  readonly filter?: FilterShape
  /** Of a range: whether a text is one end of it. */
  readonly isBound?: (text: string) => boolean
  /** A stored value as a form holds and sends it: of two that say the same there is one, `"1000.0000"` is `"1000"`. @default the value itself */
  readonly draft?: (value: unknown) => unknown
  /** What a cell of a spreadsheet holds. @default 'text' */
  readonly cell?: 'text' | 'number' | 'date'
  /** Its value names something by an id. @default false */
  readonly isId?: boolean
  /** Its value is one record's alone: a copy leaves it out. @default false */
  readonly isOwn?: boolean
  /** Its value is a file. @default false */
  readonly isFile?: boolean
  /** No section shows it; the form sends it as it was read. @default false */
  readonly isHidden?: boolean
  /** Its value has several lines. @default false */
  readonly isLong?: boolean
}
