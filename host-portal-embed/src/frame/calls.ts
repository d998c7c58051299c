/** Whether a value from the other side has the shape that it must have. */
export type Fits = (value: unknown) => boolean

/** The shapes of the messages that one side hears, by name. */
export type Shapes<Heard> = { readonly [Name in keyof Heard]: Fits }

/** What it does with them. What a function returns, or resolves to, is the answer to a question. */
export type Acts<Heard> = { readonly [Name in keyof Heard]: (value: Heard[Name]) => unknown }

/** The messages that one side sends. */
export interface Calls<Said> {
  tell<Name extends keyof Said & string>(name: Name, value: Said[Name]): void
  /** @throws Error with the message, and the `code`, of what the other side threw */
  ask<Name extends keyof Said & string>(name: Name, value: Said[Name]): Promise<unknown>
}

type Message =
  | { readonly name: string; readonly value: unknown; readonly id?: number }
  | { readonly answer: number; readonly value?: unknown; readonly failure?: { readonly message: string; readonly code?: string } }

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** Speaks over a port of which only the two sides have an end. A message of another shape is dropped. */
export function speak<Said, Heard>(port: MessagePort, shapes: Shapes<Heard>, acts: Acts<Heard>): Calls<Said> {
  const waiting = new Map<number, Waiting>()
  let asked = 0
  const send = (message: Message) => port.postMessage(message)
  const answer = async (id: number, act: () => unknown) => {
    try {
      send({ answer: id, value: await act() })
    } catch (error) {
      send({ answer: id, failure: failureOf(error) })
    }
  }
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data)) return
    if (typeof data['answer'] === 'number') {
      const question = waiting.get(data['answer'])
      waiting.delete(data['answer'])
      if (isRecord(data['failure'])) question?.reject(errorOf(data['failure']))
      else question?.resolve(data['value'])
      return
    }
    const { name, value, id } = data
    if (typeof name !== 'string' || !Object.hasOwn(shapes, name)) return
    const heard = name as keyof Heard
    if (!shapes[heard](value)) return
    const act = () => acts[heard](value as Heard[typeof heard])
    if (typeof id === 'number') void answer(id, act)
    else act()
  }
  return {
    tell: (name, value) => send({ name, value }),
    ask: (name, value) =>
      new Promise((resolve, reject) => {
        const id = ++asked
        waiting.set(id, { resolve, reject })
        send({ name, value, id })
      }),
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

function failureOf(error: unknown) {
  const { message = String(error), code } = isRecord(error) ? (error as { message?: unknown; code?: unknown }) : {}
  return { message: String(message), ...(typeof code === 'string' && { code }) }
}

const errorOf = ({ message, code }: Readonly<Record<string, unknown>>) =>
  Object.assign(new Error(String(message)), typeof code === 'string' && { code })
