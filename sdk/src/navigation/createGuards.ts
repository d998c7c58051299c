import type { LeaveGuard } from './navigation.js'

/** Where closing the tab is heard. */
export type ClosablePage = Pick<Window, 'addEventListener' | 'removeEventListener'>

export interface Guards {
  readonly areArmed: () => boolean
  readonly add: (mayLeave: LeaveGuard, isArmed: () => boolean) => () => void
  /** One question at a time: whoever asks while a dialog is open is told to stay. */
  readonly ask: (to: string) => Promise<boolean>
  /** The page was left by force: the next question need not wait for the answer to this one. */
  readonly forget: () => void
}

/** The forms that want to be asked before the person leaves. */
export function createGuards(page: ClosablePage | undefined): Guards {
  const guards = new Set<{ readonly mayLeave: LeaveGuard; readonly isArmed: () => boolean }>()
  let question: object | undefined
  const areArmed = () => [...guards].some((guard) => guard.isArmed())
  const warn = (event: Event) => {
    if (areArmed()) event.preventDefault()
  }
  return {
    areArmed,
    add: (mayLeave, isArmed) => {
      const guard = { mayLeave, isArmed }
      // Heard only while a form is open: a listener for closing keeps some browsers from remembering the page for Back.
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
    forget: () => {
      question = undefined
    },
  }
}
