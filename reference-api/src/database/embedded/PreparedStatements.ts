import { parse, type PGlite, protocol, type Results } from '@electric-sql/pglite'

const { bind, close, describe, execute, parse: prepare, query, sync } = protocol.serialize

/** Above this number, the least recently used statement is removed. */
const mostPrepared = 300

/**
 * A plan for a small table is bad when the table grows. After this many written rows all plans are made again, which takes a millisecond or
 * two each.
 */
const mostWritten = 100

/** Statements that repeat in the same words. Others, such as schema changes, are rare and use PGlite's own way. */
const isRepeated = (text: string) => /^[\s(]*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i.test(text)
/** A `with` statement may write too. */
const isWriting = (text: string) =>
  /^\s*(insert|update|delete)\b/i.test(text) || /^\s*with\b[^]*\b(insert\s+into|update|delete\s+from)\b/i.test(text)
const changesTables = (text: string) => /^\s*(create|alter|drop)\b/i.test(text)

interface Prepared {
  readonly name: string
  readonly parameterTypes: readonly number[]
  /** The columns of the result, which an execution does not repeat. */
  readonly columns: Messages
}

type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages']

const described = (name: string, messages: Messages): Prepared => ({
  name,
  parameterTypes: parse.parseDescribeStatementResults(messages),
  columns: messages.filter((message) => message.name === 'rowDescription'),
})

function asText(value: unknown, serialize: ((value: unknown) => string | null) | undefined): string | null {
  if (value === null || value === undefined) return null
  return serialize ? serialize(value) : String(value as string | number)
}

/**
 * Runs statements that PostgreSQL parses and plans only once, in one call each. PGlite's `query` makes five calls and plans every time,
 * which takes longer than most of our statements.
 */
export class PreparedStatements {
  readonly #pglite: PGlite
  readonly #prepared = new Map<string, Prepared>()
  #count = 0
  /** Rows written since the plans were made. */
  #written = 0

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** The last result of a statement. @throws DatabaseError when PostgreSQL refuses it */
  async run(text: string, parameters: readonly unknown[]): Promise<Results> {
    if (isRepeated(text))
      return this.#pglite.runExclusive(async () => {
        const result = await this.#execute(await this.#take(text), parameters)
        if (isWriting(text)) await this.#noteWritten(result.affectedRows)
        return result
      })
    // Existing plans refer to the old columns.
    if (changesTables(text)) await this.#forgetAll()
    return this.#pglite.query(text, [...parameters])
  }

  async #execute({ name, parameterTypes, columns }: Prepared, parameters: readonly unknown[]): Promise<Results> {
    const { serializers, parsers } = this.#pglite
    const values = parameters.map((value, place) => asText(value, serializers[parameterTypes[place] ?? 0]))
    const messages = await this.#call(bind({ statement: name, values }), execute({}), sync())
    const [result] = parse.parseResults([...columns, ...messages], parsers)
    return result ?? { rows: [], fields: [] }
  }

  async #noteWritten(count = 0): Promise<void> {
    // Rows written inside a `with` are not counted.
    this.#written += Math.max(1, count)
    if (this.#written < mostWritten) return
    this.#written = 0
    await this.#call(query('discard plans'))
  }

  /** Marks the statement as the most recently used one. */
  async #take(text: string): Promise<Prepared> {
    const known = this.#prepared.get(text)
    this.#prepared.delete(text)
    const statement = known ?? (await this.#prepare(text))
    this.#prepared.set(text, statement)
    return statement
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = `s${++this.#count}`
    return described(name, await this.#call(...this.#oldest(), prepare({ name, text }), describe({ type: 'S', name }), sync()))
  }

  #oldest(): Uint8Array[] {
    const [first] = this.#prepared
    if (!first || this.#prepared.size < mostPrepared) return []
    const [text, { name }] = first
    this.#prepared.delete(text)
    return [close({ type: 'S', name })]
  }

  async #forgetAll(): Promise<void> {
    if (this.#prepared.size === 0) return
    this.#prepared.clear()
    await this.#pglite.query('deallocate all')
  }

  async #call(...parts: readonly Uint8Array[]): Promise<Messages> {
    return (await this.#pglite.execProtocol(Buffer.concat(parts))).messages
  }
}
