import type { LeaveGuard } from './navigation.js'

/** The parts of `window` that report the closing of the tab. */
export type ClosablePage = Pick<Window, 'addEventListener' | 'removeEventListener'>

export interface Guards {
  readonly areArmed: () => boolean
  readonly add: (mayLeave: LeaveGuard, isArmed: () => boolean) => () => void
  /** Asks one question at a time: while a dialog is open, another move is refused. */
  readonly ask: (to: string) => Promise<boolean>
  readonly addDialog: (close: () => void) => () => void
  /** Closes the dialog that was opened last. Missing without a dialog, or if it contains unsaved edits: then the guards are asked. */
  readonly closeDialog: () => (() => void) | undefined
  /** Call it when the page was left by force: the next question then does not wait for the answer to this one. */
  readonly forget: () => void
}

/** Keeps the guards of open forms, which may ask before the user leaves. */
export function createGuards(page: ClosablePage | undefined): Guards {
  const guards = new Set<{ readonly mayLeave: LeaveGuard; readonly isArmed: () => boolean }>()
  const dialogs = new Set<{ readonly close: () => void; readonly guardsBelow: ReadonlySet<object> }>()
  let question: object | undefined
  const areArmed = () => [...guards].some((guard) => guard.isArmed())
  const warn = (event: Event) => {
    if (areArmed()) event.preventDefault()
  }
  return {
    areArmed,
    add: (mayLeave, isArmed) => {
      const guard = { mayLeave, isArmed }
      // Added only while a form is open, because a `beforeunload` listener disables the back-forward cache in some browsers.
      if (guards.size === 0) page?.addEventListener('beforeunload', warn)
      guards.add(guard)
      return () => {
        guards.delete(guard)
        if (guards.size === 0) page?.removeEventListener('beforeunload', warn)
      }
    },
    ask: async (to) => {
      if (question) return false
      const mine = {}
      question = mine
      try {
        for (const guard of guards) if (guard.isArmed() && !(await guard.mayLeave(to))) return false
        return true
      } finally {
        if (question === mine) question = undefined
      }
    },
    addDialog: (close) => {
      const dialog = { close, guardsBelow: new Set(guards) }
      dialogs.add(dialog)
      return () => void dialogs.delete(dialog)
    },
    closeDialog: () => {
      const last = [...dialogs].at(-1)
      const isEdited = last && [...guards].some((guard) => guard.isArmed() && !last.guardsBelow.has(guard))
      return isEdited ? undefined : last?.close
    },
    forget: () => {
      question = undefined
    },
  }
}
