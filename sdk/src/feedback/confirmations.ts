import { createStore } from '../core/store.js'
import type { Confirm, Confirmation } from './feedback.js'

/** An open question. */
export interface OpenConfirmation extends Confirmation {
  readonly key: number
  readonly isAnswered: boolean
}

/** The questions of one provider; the first one is shown. */
export interface Confirmations {
  readonly ask: Confirm
  readonly get: () => readonly OpenConfirmation[]
  readonly subscribe: (listener: () => void) => () => void
  readonly answer: (key: number, isAccepted: boolean) => void
  /** Call it when the dialog has left the page. */
  readonly forget: (key: number) => void
  /** Answers no to all open questions, because their subject is no longer on the screen. */
  readonly withdraw: () => void
}

/** @param prepare loads the dialog; when it fails, the question fails too */
export function createConfirmations(prepare: () => Promise<unknown>): Confirmations {
  const { get, set, subscribe } = createStore<readonly OpenConfirmation[]>([])
  let count = 0
  const answers = new Map<number, (isAccepted: boolean) => void>()
  const answer = (key: number, isAccepted: boolean) => {
    answers.get(key)?.(isAccepted)
    answers.delete(key)
    set(get().map((question) => (question.key === key ? { ...question, isAnswered: true } : question)))
  }
  return {
    async ask(confirmation) {
      await prepare()
      const key = ++count
      return new Promise((resolve) => {
        answers.set(key, resolve)
        set([...get(), { ...confirmation, key, isAnswered: false }])
      })
    },
    get,
    subscribe,
    answer,
    forget: (key) => set(get().filter((question) => question.key !== key)),
    withdraw() {
      for (const { key, isAnswered } of get()) if (!isAnswered) answer(key, false)
    },
  }
}
