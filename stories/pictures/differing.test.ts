import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readDiffering } from './differing.js'

const [width, height] = [120, 90]
const red = [255, 0, 0, 255]

test('what differs is found in one box for each place, however a line of the picture is packed', () => {
  const png = pngOf((x, y) => {
    if (x >= 10 && x < 14 && y >= 8 && y < 11) return red
    // Two that are near each other are one place: a word and its dot.
    if ((x === 100 && y >= 60 && y < 70) || (x === 110 && y === 75)) return red
    // Yellow is what Playwright takes for a smoothed edge, which is no difference.
    if (x === 60 && y === 40) return [255, 255, 0, 255]
    const grey = 150 + ((x * y) % 97)
    return [grey, grey, grey, 255]
  })
  const boxes = [
    { x: 10, y: 8, width: 4, height: 3 },
    { x: 100, y: 60, width: 11, height: 16 },
  ]
  expect(readDiffering(png)).toEqual({ width, height, boxes })
})

test('two places that a third one joins are one', () => {
  const png = pngOf((x, y) => ((y === 0 && (x === 20 || x === 60)) || (y === 10 && x === 40) ? red : [255, 255, 255, 255]))
  expect(readDiffering(png).boxes).toEqual([{ x: 20, y: 0, width: 41, height: 11 }])
})

/** A PNG whose lines are packed in all five ways in turn. */
function pngOf(colourAt: (x: number, y: number) => readonly number[]): Buffer {
  const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => colourAt(x, y)).flat())
  const lines = rows.flatMap((row, y) => {
    const above = rows[y - 1] ?? row.map(() => 0)
    const packed = row.map((byte, place) => byte - baseOf(y % 5, row[place - 4] ?? 0, above[place] ?? 0, above[place - 4] ?? 0))
    return [y % 5, ...packed]
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 6], 8)
  const packed = deflateSync(Uint8Array.from(lines))
  return Buffer.concat([Buffer.alloc(8), chunk('IHDR', head), chunk('IDAT', packed.subarray(0, 50)), chunk('IDAT', packed.subarray(50))])
}

function baseOf(filter: number, left: number, above: number, aslant: number): number {
  if (filter < 4) return [0, left, above, Math.floor((left + above) / 2)][filter] ?? 0
  const guess = left + above - aslant
  const [nearest = 0] = [left, above, aslant].toSorted((one, other) => Math.abs(guess - one) - Math.abs(guess - other))
  return nearest
}

function chunk(name: string, content: Uint8Array): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  return Buffer.concat([size, Buffer.from(name), content, Buffer.alloc(4)])
}
