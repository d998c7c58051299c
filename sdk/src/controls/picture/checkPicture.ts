/** 20 MB; domain model B5. */
export const maxFileBytes = 20 * 1024 * 1024

/** Why a file cannot be shown as a picture. */
export type PictureProblem = 'empty' | 'tooLarge' | 'heic' | 'notPicture'

/** The problem of a file, by its size and first bytes, because its name may be wrong; `undefined` when it can be shown. */
export async function checkPicture(file: Blob): Promise<PictureProblem | undefined> {
  if (file.size === 0) return 'empty'
  if (file.size > maxFileBytes) return 'tooLarge'
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n')) return undefined
  // ISO base media: the brand comes after the size and "ftyp".
  return /^.{4}ftyp(heic|heix|mif1|hevc)/s.test(head) ? 'heic' : 'notPicture'
}
