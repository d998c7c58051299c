/** How many steps can be taken back. */
export const mostSteps = 100
/** Typing in one text is one step while pauses are shorter than this. */
const pauseMilliseconds = 1000

/** Past states, the present one, and the undone ones. */
export interface Steps<State> {
  readonly past: readonly State[]
  readonly present: State
  /** The next state is the last item. */
  readonly future: readonly State[]
  /** The change of the last step. */
  readonly last?: Change
}

export interface Change {
  /** The path of the only text that changed; absent when more changed. */
  readonly text?: string
  /** Time in milliseconds. */
  readonly at: number
}

export const begin = <State>(present: State): Steps<State> => ({ past: [], present, future: [] })

/** Adds a step; typing that continues the last step joins it. */
export function record<State>(steps: Steps<State>, present: State, change: Change): Steps<State> {
  const { past, last } = steps
  const isSame = change.text !== undefined && last?.text === change.text && change.at - last.at < pauseMilliseconds && past.length > 0
  return { past: isSame ? past : [...past, steps.present].slice(-mostSteps), present, future: [], last: change }
}

/** One step back; `undefined` when there is none. */
export function undone<State>({ past, present, future }: Steps<State>): Steps<State> | undefined {
  const former = past.at(-1)
  return former === undefined ? undefined : { past: past.slice(0, -1), present: former, future: [...future, present] }
}

/** Redoes the step undone last. */
export function redone<State>({ past, present, future }: Steps<State>): Steps<State> | undefined {
  const next = future.at(-1)
  return next === undefined ? undefined : { past: [...past, present], present: next, future: future.slice(0, -1) }
}

/** The path of the only text that differs; `undefined` when something else or more differs. Equal objects are skipped. */
export function changedText(before: unknown, after: unknown, path = ''): string | undefined {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return typeof after === 'string' && (typeof before === 'string' || before === null) ? path : undefined
  const [left, right] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const keys = Object.keys(right)
  if (keys.length !== Object.keys(left).length) return undefined
  const changed = keys.filter((key) => !Object.is(left[key], right[key]))
  const [key] = changed
  return changed.length === 1 && key !== undefined ? changedText(left[key], right[key], `${path}/${key}`) : undefined
}
