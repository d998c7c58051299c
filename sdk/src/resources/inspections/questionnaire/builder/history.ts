import type { FormState, FormStore } from '../../../../form/store/formStore.js'
import { isWithin } from '../../../../form/store/fieldPath.js'
import { type SectionRow, sectionsIn } from './pure/rows.js'
import { begin, changedText, record, redone, type Steps, undone } from './pure/steps.js'
import { withStoredIds } from './pure/storedIds.js'

interface Snapshot {
  readonly sections: readonly SectionRow[]
  readonly rowKeys: FormState['rowKeys']
}

/** What a step back or forth did. */
export interface Turn {
  readonly before: readonly SectionRow[]
  readonly after: readonly SectionRow[]
  /** How many more there are that way. */
  readonly left: number
}

/** The last steps of writing a questionnaire, to be taken back and done again. */
export interface History {
  /** Listens while the builder is on the page. */
  start(): () => void
  /** All that happens meanwhile is one step. */
  asOne(act: () => void): void
  undo(): Turn | undefined
  redo(): Turn | undefined
  /** How many there are either way: the same text while that does not change. */
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
    // What was saved, merged or taken up from a draft is no step of the builder's.
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
      // They may stand elsewhere now; the next check says what is wrong.
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
