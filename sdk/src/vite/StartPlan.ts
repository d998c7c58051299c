import type { Locale } from '../core/locale.js'
import type { Route, Screens } from '../core/route.js'
import type { TextPart } from '../locale/loadTexts.js'

/** Places in the `files` of a plan. */
export type Places = readonly number[]

/** What the page's first script knows of its build. */
export interface StartPlan {
  /** Of the API, as the provider is given it. */
  readonly apiBaseUrl: string
  /** Addresses of scripts and style sheets. */
  readonly files: readonly string[]
  /** Each page of the route table with what its screens need at once. */
  readonly routes: readonly (Pick<Route, 'path' | 'kind' | 'viewReads'> & Screens<Places>)[]
  /** The table of all pages: where a person without a session is sent to the sign-in, it tells which addresses there are. */
  readonly table: Places
  /** What stands around every page behind the sign-in. */
  readonly frame: Places
  readonly texts: Readonly<Record<Locale, Readonly<Partial<Record<TextPart, Places>>>>>
}

/** The texts that a page says before anybody has done anything. */
export const textsOf = {
  public: ['first'],
  frame: ['first', 'inside'],
  home: ['first', 'inside', 'homes'],
  list: ['first', 'inside', 'records'],
  form: ['first', 'inside', 'records', 'editing'],
} as const satisfies Readonly<Record<Route['kind'] | 'frame', readonly TextPart[]>>
