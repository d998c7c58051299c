import type { TokenRequest } from '@esporte-parana/sdk'
import type { ScreenEvents, ScreenState } from '../../npm/element.js'
import type { Configuration } from '../configuration.js'
import type { Failure } from '../failures.js'
import type { Moved } from '../mountInto.js'
import { type Fits, isRecord, type Shapes } from './calls.js'

/** What the page says to its frame. */
export interface ToFrame {
  readonly begin: Beginning
  readonly look: Look
  /** A path of the product. `isReturn`: the person went there with Back or Forward of the page, and has agreed to leave. */
  readonly navigate: { readonly path: string; readonly isReturn: boolean }
  /** Empty for that of `configure`. */
  readonly locale: string
  readonly view: HiddenParts
  /** Whether the screen may be left. */
  readonly mayLeave: true
}

/** What the frame says to the page. */
export interface ToPage {
  readonly state: ScreenState
  readonly event: { readonly name: keyof ScreenEvents; readonly detail: Readonly<Record<string, unknown>> }
  /** The screen goes to this path. Answers whether the page lets it. */
  readonly leave: string
  readonly failure: Pick<Failure, 'code' | 'message'>
  readonly trouble: Pick<Failure, 'code' | 'message'> & { readonly isKnown: boolean }
  readonly move: { readonly path: string; readonly how: Moved }
  /** Answers with what `getToken` answered. */
  readonly token: TokenRequest['reason']
}

/** What the page decides about all its screens. */
export type Look = Pick<Configuration, 'locale' | 'theme' | 'texts'>

export interface Beginning {
  readonly path: string
  readonly locale: string
  readonly look: Look
  /** Where its links lead: to the page with a key of its query, or to the product. */
  readonly links: { readonly page: string; readonly queryKey: string } | { readonly productUrl: string }
  /** What was typed at these paths is kept. */
  readonly typed: readonly string[]
  readonly isUnsaved: boolean
  /** Names the page, and opens what an earlier frame of it has kept. Both end with the page. */
  readonly memory: { readonly page: string; readonly key: string }
}

/** How much of the frame lies above and below what the person sees of it, in CSS pixels. */
export interface HiddenParts {
  readonly start: number
  readonly end: number
}

const isText: Fits = (value) => typeof value === 'string' && value.length <= 4000
/** Nothing that a link of the screen could run. */
const isWebAddress: Fits = (value) => isText(value) && /^https?:\/\//.test(value as string)
const isFlag: Fits = (value) => typeof value === 'boolean'
const isLength: Fits = (value) => typeof value === 'number' && value >= 0 && value < 1e6
const oneOf =
  (values: readonly unknown[]): Fits =>
  (value) =>
    values.includes(value)
const recordOf =
  <T>(parts: { readonly [Key in keyof T]: Fits }): Fits =>
  (value) =>
    isRecord(value) && Object.entries<Fits>(parts).every(([key, fits]) => fits(value[key]))

const states: readonly ScreenState[] = ['loading', 'ready', 'error', 'session-expired', 'unavailable']
const moves: readonly Moved[] = ['push', 'replace', 'back']
const reasons: readonly TokenRequest['reason'][] = ['start', 'renew', 'unauthorized']
/** Events that a screen has; failures are messages of their own. */
const events: readonly (keyof ScreenEvents)[] = [
  'loading',
  'ready',
  'unavailable',
  'session-expired',
  'session-expiring',
  'title',
  'height',
  'layer',
  'unsaved-changes',
  'stayed',
  'saved',
  'selected',
]

export const fitsPage: Shapes<ToPage> = {
  state: oneOf(states),
  event: recordOf<ToPage['event']>({ name: oneOf(events), detail: isRecord }),
  leave: isText,
  failure: recordOf<ToPage['failure']>({ code: isText, message: isText }),
  trouble: recordOf<ToPage['trouble']>({ code: isText, message: isText, isKnown: isFlag }),
  move: recordOf<ToPage['move']>({ path: isText, how: oneOf(moves) }),
  token: oneOf(reasons),
}

export const fitsFrame: Shapes<ToFrame> = {
  begin: recordOf<Beginning>({
    path: isText,
    locale: isText,
    look: isRecord,
    links: (links) => isRecord(links) && isWebAddress(links['page'] ?? links['productUrl']),
    typed: (paths) => Array.isArray(paths) && paths.every(isText),
    isUnsaved: isFlag,
    memory: recordOf<Beginning['memory']>({ page: isText, key: isText }),
  }),
  look: isRecord,
  navigate: recordOf<ToFrame['navigate']>({ path: isText, isReturn: isFlag }),
  locale: isText,
  view: recordOf<HiddenParts>({ start: isLength, end: isLength }),
  mayLeave: oneOf([true]),
}
