import { inflateSync } from 'node:zlib'

/** A rectangle in pixels. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where two pictures differ. */
export interface Differing {
  /** The size of the picture. */
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
}

/** Pixels nearer to each other than this are in one box. */
const near = 24

/** Reads Playwright's picture of a difference, in which what differs is red: a PNG of four bytes a pixel, not interlaced. */
export function readDiffering(png: Buffer): Differing {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const pixels = pixelsOf(png, width * 4, height)
  const spots: Spot[] = []
  for (let place = 0; place < pixels.length; place += 4) {
    if (pixels[place] !== 255 || pixels[place + 1] !== 0) continue
    const pixel = (place / 4) % width
    const line = Math.floor(place / 4 / width)
    addTo(spots, { left: pixel, right: pixel, top: line, bottom: line })
  }
  const boxes = spots.map(({ left, right, top, bottom }) => ({ x: left, y: top, width: right - left + 1, height: bottom - top + 1 }))
  return { width, height, boxes }
}

interface Spot {
  left: number
  right: number
  top: number
  bottom: number
}

/** Into the spot beside it; one that comes to touch others takes them in. */
function addTo(spots: Spot[], added: Spot): void {
  const beside = spots.findIndex((spot) => isNear(spot, added))
  const spot = spots[beside]
  if (!spot) return void spots.push(added)
  if (spot.left <= added.left && spot.right >= added.right && spot.top <= added.top && spot.bottom >= added.bottom) return
  spots.splice(beside, 1)
  addTo(spots, {
    left: Math.min(spot.left, added.left),
    right: Math.max(spot.right, added.right),
    top: Math.min(spot.top, added.top),
    bottom: Math.max(spot.bottom, added.bottom),
  })
}

const isNear = (one: Spot, other: Spot) =>
  one.left - other.right < near && other.left - one.right < near && one.top - other.bottom < near && other.top - one.bottom < near

/** The bytes of the pixels, line after line. Each line of a PNG says with its first byte what its bytes are added to. */
function pixelsOf(png: Buffer, bytes: number, height: number): Uint8Array {
  const lines = inflateSync(packedOf(png))
  const pixels = new Uint8Array(bytes * height)
  for (let line = 0; line < height; line++) {
    const begin = line * bytes
    const filter = lines[line * (bytes + 1)] ?? 0
    for (let place = 0; place < bytes; place++) {
      const left = place < 4 ? 0 : (pixels[begin + place - 4] ?? 0)
      const above = line === 0 ? 0 : (pixels[begin + place - bytes] ?? 0)
      const aslant = place < 4 || line === 0 ? 0 : (pixels[begin + place - bytes - 4] ?? 0)
      const base = [0, left, above, (left + above) >> 1, filter === 4 ? nearestOf(left, above, aslant) : 0][filter] ?? 0
      pixels[begin + place] = (lines[line * (bytes + 1) + 1 + place] ?? 0) + base
    }
  }
  return pixels
}

/** Paeth's choice: the one nearest to `left + above - aslant`. */
function nearestOf(left: number, above: number, aslant: number): number {
  const guess = left + above - aslant
  const [byLeft, byAbove, byAslant] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - aslant)]
  if (byLeft <= byAbove && byLeft <= byAslant) return left
  return byAbove <= byAslant ? above : aslant
}

function packedOf(png: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let place = 8; place < png.length; ) {
    const size = png.readUInt32BE(place)
    if (png.toString('latin1', place + 4, place + 8) === 'IDAT') parts.push(png.subarray(place + 8, place + 8 + size))
    place += size + 12
  }
  return Buffer.concat(parts)
}
