import type { Locale } from '../core/locale.js'
import type { Route, Screens } from '../core/route.js'
import type { TextPart } from '../locale/loadTexts.js'

/** Indexes into the `files` of a plan. */
export type Places = readonly number[]

/** What the page's first script knows about the build. */
export interface StartPlan {
  /** Base address of the API, the same as in the provider. */
  readonly apiBaseUrl: string
  /** Addresses of scripts and style sheets. */
  readonly files: readonly string[]
  /** Each page of the route table with the files that its screens need at once. */
  readonly routes: readonly (Pick<Route, 'path' | 'kind' | 'viewReads'> & Screens<Places>)[]
  /** Files of the table of all pages, which decides whether an address exists before it redirects to the sign-in. */
  readonly table: Places
  /** Files of the frame of every page after sign-in. */
  readonly frame: Places
  readonly texts: Readonly<Record<Locale, Readonly<Partial<Record<TextPart, Places>>>>>
}

/** The texts that a page needs before any interaction. */
export const textsOf = {
  public: ['first'],
  frame: ['first', 'inside'],
  home: ['first', 'inside', 'homes'],
  list: ['first', 'inside', 'records'],
  form: ['first', 'inside', 'records', 'editing'],
} as const satisfies Readonly<Record<Route['kind'] | 'frame', readonly TextPart[]>>
