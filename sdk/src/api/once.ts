import { createKey, isRefusal } from './attempts.js'

interface Open {
  readonly key: string
  readonly content: string
}

/** Commands whose result is unknown, by what they do and to what: a dialog that is opened again goes on with its attempt. */
const open = new Map<string, Open>()

/**
 * Sends a command with a key, and repeats the key while the result is unknown: a new attempt after a lost answer gets the first answer and does
 * nothing twice. Another `content` is another command.
 */
export async function once<Result>(
  command: string,
  send: (headers: Readonly<Record<string, string>>) => Promise<Result>,
  content = '',
): Promise<Result> {
  const last = open.get(command)
  const key = last?.content === content ? last.key : createKey()
  open.set(command, { key, content })
  try {
    const answer = await send({ 'Idempotency-Key': key })
    open.delete(command)
    return answer
  } catch (error) {
    if (isRefusal(error)) open.delete(command)
    throw error
  }
}
