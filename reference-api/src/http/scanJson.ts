import { createBreaks } from '../core/breaks.js'
import { invalid, Problem } from './Problem.js'

// No contract nests deeper than rows of a record; a body of brackets alone would exhaust the stack.
export const maxDepth = 32

/** The positions of the objects in a list under a key of the body's outermost object. */
export interface ListedObjects {
  /** The first byte after the opening bracket, and the closing bracket. */
  readonly start: number
  readonly end: number
  /** The first byte, and the first one after the object. */
  readonly objects: readonly (readonly [start: number, end: number])[]
}

interface ScanBounds {
  /** Most keys and items of the whole body, or of one object when `list` is set. */
  readonly maxValues: number
  /** Key of the list whose objects are returned. */
  readonly list?: string
  readonly maxObjects?: number
  readonly maxObjectBytes?: number
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openObject, closeObject, openList, closeList] = [0x7b, 0x7d, 0x5b, 0x5d]

/** Bytes that are scanned at once: a few milliseconds. */
const portion = 512 * 1024

/**
 * Counts the values in JSON before it is parsed, because parsing makes tiny values a hundred times larger. It does not check the syntax;
 * the parser does.
 * @throws Problem 413 above the bounds, 422 when the list holds anything but objects
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
  /** The last text of the outermost object: the key of the next value. */
  #key = [0, 0] as [number, number]
  /** The byte after the list's opening bracket, and its closing bracket; 0 until they are reached. */
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

  /** A quote after an odd number of backslashes is part of the text. */
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
      // A repeated key: the parser would use the last list, but the first was read already.
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

  /** Whether the scan is directly inside the list, between its objects. */
  #isAtItems = () => this.#start > 0 && this.#end === 0 && this.#depth === 2

  #refuseItem(): never {
    throw invalid([{ path: `${this.#bounds.list}[${this.#objects.length}]`, code: 'invalid' }])
  }

  #keyText = () => this.#body.toString('latin1', ...this.#key)
}

const tooMany = ({ list = '', maxObjects = 0 }: ScanBounds) => ({ path: list, code: 'maxItems', params: { max: maxObjects } })
