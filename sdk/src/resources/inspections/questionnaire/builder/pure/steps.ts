/** How many steps can be taken back. */
export const mostSteps = 100
/** What is typed into one text without a pause as long as this is one step. */
const pauseMilliseconds = 1000

/** What was done, what is, and what was taken back. */
export interface Steps<State> {
  readonly past: readonly State[]
  readonly present: State
  /** The next one last. */
  readonly future: readonly State[]
  /** Of the last step. */
  readonly last?: Change
}

export interface Change {
  /** What changed: the path of a text, or nothing where it was more. */
  readonly text?: string
  /** Milliseconds. */
  readonly at: number
}

export const begin = <State>(present: State): Steps<State> => ({ past: [], present, future: [] })

/** One more step; one that goes on typing where the last one stopped joins it. */
export function record<State>(steps: Steps<State>, present: State, change: Change): Steps<State> {
  const { past, last } = steps
  const isSame = change.text !== undefined && last?.text === change.text && change.at - last.at < pauseMilliseconds && past.length > 0
  return { past: isSame ? past : [...past, steps.present].slice(-mostSteps), present, future: [], last: change }
}

/** The step before; nothing where there is none. */
export function undone<State>({ past, present, future }: Steps<State>): Steps<State> | undefined {
  const former = past.at(-1)
  return former === undefined ? undefined : { past: past.slice(0, -1), present: former, future: [...future, present] }
}

/** The step that was taken back last, again. */
export function redone<State>({ past, present, future }: Steps<State>): Steps<State> | undefined {
  const next = future.at(-1)
  return next === undefined ? undefined : { past: [...past, present], present: next, future: future.slice(0, -1) }
}

/** The path of the one text that differs; nothing where more, or something else does. What is the same object is not looked into. */
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
