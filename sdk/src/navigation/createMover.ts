import type { Guards } from './createGuards.js'

export interface Mover {
  /** Moves at once when no guard is armed, so that a plain click paints in the same turn. */
  readonly leave: (to: string, move: () => void) => void
  readonly force: (move: () => void) => void
  /** Goes back like `leave`. The browser does it a moment later and would undo a move made before that, so the next move waits. */
  readonly back: (to: string, move: () => void) => void
  /** Call it when the address has changed. */
  readonly arrive: () => void
  /** Call it when another move happened: pending answers are then ignored. */
  readonly interrupt: () => void
}

/** Milliseconds after which a move no longer waits for the browser to go back. */
const patience = 1000

/** Makes moves after the guards agree. */
export function createMover(guards: Guards): Mover {
  // Counts the moves, so that an answer from before the last move is ignored.
  let moves = 0
  let wayBack: { readonly timer: ReturnType<typeof setTimeout>; next?: () => void } | undefined
  const moveNow = (move: () => void) => {
    moves += 1
    if (wayBack) wayBack.next = move
    else move()
  }
  const leave: Mover['leave'] = (to, move) => {
    const before = moves
    if (!guards.areArmed()) return moveNow(move)
    void guards.ask(to).then((isAllowed) => isAllowed && before === moves && moveNow(move))
  }
  const arrive = () => {
    const next = wayBack?.next
    clearTimeout(wayBack?.timer)
    wayBack = undefined
    // After the page has shown the address in between: a dialog that opens again must have closed first.
    if (next) setTimeout(next)
  }
  return {
    leave,
    back: (to, move) =>
      leave(to, () => {
        wayBack = { timer: setTimeout(arrive, patience) }
        move()
      }),
    arrive,
    force: (move) => {
      guards.forget()
      moveNow(move)
    },
    interrupt: () => {
      guards.forget()
      moves += 1
    },
  }
}
