import type { AnswerFile } from '../answer.js'

/** Longest side in pixels of a sent photo: enough to read a licence on a wall across a room. */
const longestSide = 1920
const quality = 0.82

/** A photo ready to wait in the outbox and to be sent. */
export interface PreparedPhoto {
  readonly file: File
  readonly about: Pick<AnswerFile, 'sha256' | 'takenAt'>
}

/** Scales a photo and reads its date. @throws when the browser cannot read the picture */
export async function preparePhoto(given: File): Promise<PreparedPhoto> {
  const takenAt = (await takenAtOf(given)) ?? new Date(given.lastModified)
  const picture = await createImageBitmap(given, { imageOrientation: 'from-image' })
  try {
    const scaled = await scale(picture, longestSide)
    // A small picture is sent unchanged, unless other programs could not read its format.
    const isSmall = given.size <= scaled.size && /^image\/(jpeg|png)$/.test(given.type)
    const file = isSmall ? given : new File([scaled], given.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' })
    return { file, about: { sha256: await sha256Of(file), takenAt: takenAt.toISOString() } }
  } finally {
    picture.close()
  }
}

/** The picture as JPEG with at most `side` pixels per side. */
export async function scale(picture: ImageBitmap, side: number): Promise<Blob> {
  const factor = Math.min(1, side / Math.max(picture.width, picture.height))
  const [width, height] = [Math.max(1, Math.round(picture.width * factor)), Math.max(1, Math.round(picture.height * factor))]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('preparePhoto: no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** SHA-256 as lower-case hexadecimal digits. @throws on pages without HTTPS */
export async function sha256Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const headBytes = 128 * 1024

/** `DateTimeOriginal` of a JPEG's EXIF (CIPA DC-008, tag 36867), in this device's time zone. */
export async function takenAtOf(file: Blob): Promise<Date | undefined> {
  const text = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
  if (!text.startsWith('\u00ff\u00d8') || !text.includes('Exif\0\0')) return undefined
  // Only dates have this format in the head; when there are several, the first is the last change, so the last one is used.
  const found = [...text.matchAll(/(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)\0/g)].at(-1)
  if (!found) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found.slice(1).map(Number)
  const date = new Date(year, month - 1, day, hour, minute, second)
  // A camera clock that was never set says 2000 or 1970.
  return Number.isNaN(date.getTime()) || year < 2015 ? undefined : date
}
