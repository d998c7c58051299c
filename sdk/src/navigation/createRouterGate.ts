import type { Guards } from './createGuards.js'
import type { DataRouter, RouterBlocker, RouterLocation, RouterMove } from './dataRouter.js'
import type { LeaveGuard } from './navigation.js'

interface GateParts {
  readonly router: DataRouter
  readonly guards: Guards
  readonly toAddress: (location: RouterLocation) => string
}

export interface RouterGate {
  readonly add: (mayLeave: LeaveGuard, isArmed: () => boolean) => () => void
  readonly addDialog: (close: () => void) => () => void
  /** Makes a move without asking the guards. */
  readonly pass: (move: () => void) => void
  /** Goes back one entry without asking the guards. */
  readonly passBack: () => void
  /** Cancels the move that waits for an answer. */
  readonly drop: () => void
}

const key = 'esporte-parana'

/** Holds back the router's own moves (its links, Back, Forward) until the guards agree. */
export function createRouterGate({ router, guards, toAddress }: GateParts): RouterGate {
  let waiting: RouterBlocker | undefined
  let isPassing = false
  let isBackPassing = false
  let closeDialog: (() => void) | undefined
  const shouldBlock = ({ historyAction }: RouterMove) => {
    if (isPassing) return false
    const isBack = historyAction === 'POP'
    if (isBack && isBackPassing) {
      isBackPassing = false
      return false
    }
    // Also for Forward: the router does not tell them apart.
    closeDialog = isBack ? guards.closeDialog() : undefined
    return closeDialog !== undefined || guards.areArmed()
  }
  const current = () => router.state.blockers.get(key)
  const ask = async (blocker: RouterBlocker, to: string) => {
    waiting = blocker
    const isAllowed = await guards.ask(to)
    if (waiting !== blocker) return
    waiting = undefined
    // The router refuses an answer when the move was settled in another way.
    if (current()?.state === 'blocked') (isAllowed ? blocker.proceed : blocker.reset)?.()
  }
  const close = (blocker: RouterBlocker, dialog: () => void) => {
    closeDialog = undefined
    blocker.reset?.()
    dialog()
  }
  router.subscribe(() => {
    const blocker = current()
    if (blocker?.state !== 'blocked' || !blocker.location) return
    if (closeDialog) close(blocker, closeDialog)
    else if (!waiting) void ask(blocker, toAddress(blocker.location))
  })
  const hold = createHold(router, shouldBlock)
  return {
    add: (mayLeave, isArmed) => hold(guards.add(mayLeave, isArmed)),
    addDialog: (dialog) => hold(guards.addDialog(dialog)),
    pass: (move) => {
      isPassing = true
      move()
      isPassing = false
    },
    passBack: () => {
      isBackPassing = true
      void router.navigate(-1).then(() => (isBackPassing = false))
    },
    drop: () => {
      const dropped = waiting
      waiting = undefined
      if (current()?.state === 'blocked') dropped?.reset?.()
    },
  }
}

/** Blocks only while a form or dialog is open: a router allows one blocker, and the host may need it for itself. */
function createHold(router: DataRouter, shouldBlock: (move: RouterMove) => boolean) {
  let count = 0
  return (remove: () => void) => {
    if (count === 0) router.getBlocker(key, shouldBlock)
    count += 1
    return () => {
      remove()
      count -= 1
      if (count === 0) router.deleteBlocker(key)
    }
  }
}
