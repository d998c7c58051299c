import type { Database } from '../../database/database.js'

/** One question about many records at once: the answer to each key that has one. */
export type Lookup<Key, Value> = (database: Database, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>

/** Answers a lookup for one key. */
export type Ask = <Key, Value>(lookup: Lookup<Key, Value>, key: Key) => Promise<Value | undefined>

interface Question {
  readonly keys: Set<unknown>
  readonly answers: Promise<ReadonlyMap<unknown, unknown>>
}

/** Rules ask for one record; those that ask at the same time are answered by one statement, so that a rule for one draft serves ten thousand. */
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
    // A whole turn of the event loop: everybody who goes on by promises alone gets to ask.
    await new Promise((resolve) => setImmediate(resolve))
    onClosed()
    return lookup(database, [...keys])
  }
  return { keys, answers: close() }
}
