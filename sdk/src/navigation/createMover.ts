import type { Guards } from './createGuards.js'

export interface Mover {
  /** At once when nobody objects, so that a plain click paints in the same turn. */
  readonly leave: (to: string, move: () => void) => void
  readonly force: (move: () => void) => void
  /** Somebody else has moved: answers still awaited move nobody any more. */
  readonly interrupt: () => void
}

/** Makes moves once the guards agree. */
export function createMover(guards: Guards): Mover {
  // Counts the moves made, so that an answer awaited since before the last one moves nobody any more.
  let moves = 0
  const moveNow = (move: () => void) => {
    moves += 1
    move()
  }
  return {
    leave: (to, move) => {
      const before = moves
      if (!guards.areArmed()) return moveNow(move)
      void guards.ask(to).then((isAllowed) => isAllowed && before === moves && moveNow(move))
    },
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
