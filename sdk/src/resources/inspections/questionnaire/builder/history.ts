import type { FormState, FormStore } from '../../../../form/store/formStore.js'
import { isWithin } from '../../../../form/core/fieldPath.js'
import { type SectionRow, sectionsIn } from './pure/rows.js'
import { begin, changedText, record, redone, type Steps, undone } from './pure/steps.js'
import { withStoredIds } from './pure/storedIds.js'

interface Snapshot {
  readonly sections: readonly SectionRow[]
  readonly rowKeys: FormState['rowKeys']
}

/** The result of an undo or redo. */
export interface Turn {
  readonly before: readonly SectionRow[]
  readonly after: readonly SectionRow[]
  /** Number of further steps in this direction. */
  readonly left: number
}

/** The last editing steps of a questionnaire, for undo and redo. */
export interface History {
  /** Records changes while the builder is on the page. Returns the function that stops it. */
  start(): () => void
  /** All changes made by `act` count as one step. */
  asOne(act: () => void): void
  undo(): Turn | undefined
  redo(): Turn | undefined
  /** Numbers of undo and redo steps, as a text that stays equal while they do. */
  counts(): string
  subscribe(listener: () => void): () => void
}

export function createHistory(store: FormStore): History {
  let { initial } = store.getState()
  let steps: Steps<Snapshot> = begin(take(store))
  let isHeld = false
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const follow = () => {
    const state = store.getState()
    if (isHeld) return
    const present = take(store)
    // A save, a merge or a restored draft changes the initial values; that is no step of the builder.
    const isStored = state.initial !== initial
    initial = state.initial
    if (present.sections === steps.present.sections) {
      if (present.rowKeys !== steps.present.rowKeys) steps = { ...steps, present }
      return
    }
    if (isStored) steps = { ...steps, present }
    else steps = record(steps, present, { text: changedText(steps.present.sections, present.sections), at: performance.now() })
    tell()
  }
  const turn = (next: Steps<Snapshot> | undefined, way: 'past' | 'future'): Turn | undefined => {
    if (!next) return undefined
    const before = steps.present.sections
    const after = withStoredIds(next.present.sections, sectionsIn(initial))
    steps = { ...next, present: { ...next.present, sections: after } }
    isHeld = true
    store.update(({ values, issues }) => ({
      values: { ...values, sections: after },
      rowKeys: next.present.rowKeys,
      // Rows may have moved, so old errors are dropped; the next check finds them again.
      issues: new Map([...issues].filter(([path]) => !isWithin(path, 'sections'))),
    }))
    isHeld = false
    tell()
    return { before, after, left: steps[way].length }
  }
  return {
    start: () => {
      follow()
      return store.subscribe(follow)
    },
    asOne: (act) => {
      isHeld = true
      try {
        act()
      } finally {
        isHeld = false
        follow()
      }
    },
    undo: () => turn(undone(steps), 'past'),
    redo: () => turn(redone(steps), 'future'),
    counts: () => `${steps.past.length} ${steps.future.length}`,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const take = (store: FormStore): Snapshot => {
  const { values, rowKeys } = store.getState()
  return { sections: sectionsIn(values), rowKeys }
}
