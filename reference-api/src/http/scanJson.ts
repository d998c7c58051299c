import { createBreaks } from '../breaks.js'
import { invalid, Problem } from './Problem.js'

// No contract nests deeper than rows in a record; a body of brackets alone would exhaust the stack.
export const maxDepth = 32

/** Where each object of the list lies that a body holds under a key of its outermost object. */
export interface ListedObjects {
  /** First byte behind the opening bracket, and the closing bracket. */
  readonly start: number
  readonly end: number
  /** First byte, and the first one behind it. */
  readonly objects: readonly (readonly [start: number, end: number])[]
}

interface ScanBounds {
  /** Keys and items of the whole body; of one object, where the objects of a list are asked for. */
  readonly maxValues: number
  /** Key of the list whose objects are asked for. */
  readonly list?: string
  readonly maxObjects?: number
  readonly maxObjectBytes?: number
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openObject, closeObject, openList, closeList] = [0x7b, 0x7d, 0x5b, 0x5d]

/** Bytes that are looked at in one go: a few milliseconds. */
const portion = 512 * 1024

/**
 * Counts what JSON holds before it is parsed, for parsing a few bytes a value makes it a hundred times as large. Whether it is JSON at all is
 * for the parser to say. @throws Problem 413 beyond the bounds, 422 where a list holds something else than objects
 */
export async function scanJson(body: Buffer, bounds: ScanBounds): Promise<ListedObjects | undefined> {
  const pause = createBreaks()
  const scan = new Scan(body, bounds)
  while (scan.isGoing()) {
    scan.advance(portion)
    await pause()
  }
  return scan.list()
}

class Scan {
  readonly #body: Buffer
  readonly #bounds: ScanBounds
  readonly #objects: [number, number][] = []
  #at = 0
  #depth = 0
  #values = 0
  /** The last text on the outermost level: the key of what follows. */
  #key = [0, 0] as [number, number]
  /** Of the list: behind its opening bracket, and its closing one; 0 as long as they are not reached. */
  #start = 0
  #end = 0

  constructor(body: Buffer, bounds: ScanBounds) {
    this.#body = body
    this.#bounds = bounds
  }

  isGoing = () => this.#at < this.#body.length
  list = () => (this.#start > 0 && this.#end > 0 ? { start: this.#start, end: this.#end, objects: this.#objects } : undefined)

  advance(bytes: number): void {
    const body = this.#body
    const until = Math.min(this.#at + bytes, body.length)
    while (this.#at < until) {
      const byte = body[this.#at]
      if (byte === quote) this.#skipText()
      else if (byte === openObject || byte === openList) this.#open(byte)
      else if (byte === closeObject || byte === closeList) this.#close(byte)
      else if (byte === comma || byte === colon) this.#count()
      else if (this.#isAtItems() && byte !== undefined && byte > 0x20) this.#refuseItem()
      this.#at++
    }
  }

  #skipText(): void {
    if (this.#isAtItems()) this.#refuseItem()
    const start = this.#at + 1
    const body = this.#body
    let end = body.indexOf(quote, start)
    while (end > 0 && this.#isEscaped(start, end)) end = body.indexOf(quote, end + 1)
    if (end < 0) end = body.length
    if (this.#depth === 1) this.#key = [start, end]
    this.#at = end
  }

  /** A quote behind an odd number of backslashes belongs to the text. */
  #isEscaped(start: number, at: number): boolean {
    let first = at
    while (first > start && this.#body[first - 1] === backslash) first--
    return (at - first) % 2 === 1
  }

  #open(byte: number): void {
    if (this.#isAtItems()) {
      if (byte === openList) this.#refuseItem()
      if (this.#objects.length === this.#bounds.maxObjects) throw invalid([tooMany(this.#bounds)])
      this.#objects.push([this.#at, this.#at])
      this.#values = 0
    } else if (byte === openList && this.#depth === 1 && this.#bounds.list !== undefined && this.#keyText() === this.#bounds.list) {
      // The last of two would count for the parser, but the first was read already.
      if (this.#start > 0) throw new Problem(400, 'unreadable')
      this.#start = this.#at + 1
    }
    if (++this.#depth > maxDepth) throw invalid([{ path: '', code: 'invalid' }])
  }

  #close(byte: number): void {
    this.#depth--
    if (this.#isAtItems() && byte === closeObject) {
      const last = this.#objects.at(-1)
      if (last) last[1] = this.#at + 1
      if (last && last[1] - last[0] > (this.#bounds.maxObjectBytes ?? Number.POSITIVE_INFINITY)) throw new Problem(413, 'too-large')
    } else if (this.#start > 0 && this.#end === 0 && this.#depth === 1) this.#end = this.#at
  }

  #count(): void {
    if (!this.#isAtItems() && ++this.#values > this.#bounds.maxValues) throw new Problem(413, 'too-large')
  }

  /** Directly inside the list, between its objects. */
  #isAtItems = () => this.#start > 0 && this.#end === 0 && this.#depth === 2

  #refuseItem(): never {
    throw invalid([{ path: `${this.#bounds.list}[${this.#objects.length}]`, code: 'invalid' }])
  }

  #keyText = () => this.#body.toString('latin1', ...this.#key)
}

const tooMany = ({ list = '', maxObjects = 0 }: ScanBounds) => ({ path: list, code: 'maxItems', params: { max: maxObjects } })
