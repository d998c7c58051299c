import type { SessionState } from '@esporte-parana/sdk'
import type { ScreenEvents, ScreenState } from '../npm/element.js'
import type { Failure } from './failures.js'
import type { TokenScreens } from './offeredRoutes.js'

/** Tells the page an event of the tag. */
export type TellEvent = <Name extends keyof ScreenEvents>(name: Name, detail: ScreenEvents[Name]) => void

/** What is known of a screen. `undefined` means: not yet. */
export interface Facts {
  readonly path: string
  /** Its code has run. */
  readonly isShown?: boolean
  readonly session?: SessionState['status']
  /** What the token may do. */
  readonly screens?: TokenScreens
  /** Why there is no screen at the path. */
  readonly absence?: Failure | undefined
  /** Whether the API has said what the token may do; `true`, or why not. */
  readonly access?: true | Failure | undefined
  /** Whether its data is there; `true`, or why not. */
  readonly data?: true | Failure | undefined
  /** What broke it. */
  readonly crash?: Failure | undefined
}

export interface TruthListeners {
  readonly onState: (state: ScreenState) => void
  readonly onEvent: TellEvent
  readonly onFailure: (failure: Failure) => void
}

export interface Truth {
  get(): Facts
  getState(): ScreenState
  /** Adds what became known; another path begins anew. */
  note(facts: Partial<Facts>): void
}

/** Tells the page what its screen shows: each state, and each failure, once. */
export function createTruth(path: string, { onState, onEvent, onFailure }: TruthListeners): Truth {
  let facts: Facts = { path }
  let [state, code]: [ScreenState, string | undefined] = ['loading', undefined]
  return {
    get: () => facts,
    getState: () => state,
    note: (news) => {
      const isMove = news.path !== undefined && news.path !== facts.path
      facts = { ...facts, ...(isMove && anotherPage), ...news }
      const [next, failure] = judge(facts)
      const isNews = next !== state || failure?.code !== code || (isMove && failure !== undefined)
      if (!isNews) return
      if (next !== state) {
        state = next
        onState(state)
        // The error event names the reason.
        if (state !== 'error') onEvent(state, {})
      }
      code = failure?.code
      if (failure) onFailure(failure)
    },
  }
}

const anotherPage = { isShown: false, absence: undefined, data: undefined, crash: undefined }

function judge({ crash, isShown, absence, session, access, data }: Facts): readonly [ScreenState, Failure?] {
  if (crash) return ['error', crash]
  if (!isShown) return ['loading']
  if (absence) return ['unavailable', absence]
  if (session === 'expired') return ['session-expired']
  if (session !== 'signed-in' || data === undefined) return ['loading']
  if (data !== true) return ['error', data]
  if (access === undefined) return ['loading']
  return access === true ? ['ready'] : ['error', access]
}
