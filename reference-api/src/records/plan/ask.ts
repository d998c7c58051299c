import type { Database } from '../../database/database.js'

/** A query about many records at once: returns the answer for each key that has one. */
export type Lookup<Key, Value> = (database: Database, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>

/** Runs a lookup for one key. */
export type Ask = <Key, Value>(lookup: Lookup<Key, Value>, key: Key) => Promise<Value | undefined>

interface Question {
  readonly keys: Set<unknown>
  readonly answers: Promise<ReadonlyMap<unknown, unknown>>
}

/**
 * Creates an `Ask`: rules ask about one record, and questions asked at the same time share one statement. So a rule written for one draft
 * also works for an import of ten thousand.
 */
export function createAsk(database: Database): Ask {
  const open = new Map<unknown, Question>()
  return async <Key, Value>(lookup: Lookup<Key, Value>, key: Key) => {
    const question = open.get(lookup) ?? openQuestion(database, lookup as Lookup<unknown, unknown>, () => open.delete(lookup))
    open.set(lookup, question)
    question.keys.add(key)
    return (await question.answers).get(key) as Value | undefined
  }
}

function openQuestion(database: Database, lookup: Lookup<unknown, unknown>, onClosed: () => void): Question {
  const keys = new Set<unknown>()
  const close = async () => {
    // Waits one turn of the event loop, so that all rules that only wait for promises can ask first.
    await new Promise((resolve) => setImmediate(resolve))
    onClosed()
    return lookup(database, [...keys])
  }
  return { keys, answers: close() }
}
