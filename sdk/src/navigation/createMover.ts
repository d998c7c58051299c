import type { Guards } from './createGuards.js'

export interface Mover {
  /** Moves at once when no guard is armed, so that a plain click paints in the same turn. */
  readonly leave: (to: string, move: () => void) => void
  readonly force: (move: () => void) => void
  /** Call it when another move happened: pending answers are then ignored. */
  readonly interrupt: () => void
}

/** Makes moves after the guards agree. */
export function createMover(guards: Guards): Mover {
  // Counts the moves, so that an answer from before the last move is ignored.
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
