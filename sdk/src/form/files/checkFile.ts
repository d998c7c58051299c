import { maxFileBytes } from '../../controls/picture/checkPicture.js'
import type { FileProblem } from '../core/uploads.js'

/** The place of the directory in a zip file: at its end. */
const directoryBytes = 256 * 1024

/** What is wrong with a file, by its size and its bytes; its name may be wrong. Undefined when the server will accept it. Kinds: domain model B5. */
export async function checkFile(file: Blob): Promise<FileProblem | undefined> {
  if (file.size === 0) return 'empty'
  if (file.size > maxFileBytes) return 'tooLarge'
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (['%PDF-', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n'].some((start) => head.startsWith(start))) return undefined
  // ISO base media: the brand follows the size and "ftyp".
  if (/^.{4}ftyp(heic|heix|mif1|hevc)/s.test(head)) return undefined
  return head.startsWith('PK\x03\x04') && (await isOffice(file)) ? undefined : 'notAllowed'
}

/** Both kinds are zip files. A file whose directory is longer than the part read here is left to the server. */
async function isOffice(file: Blob): Promise<boolean> {
  const directory = new TextDecoder('latin1').decode(await file.slice(-directoryBytes).arrayBuffer())
  return /xl\/workbook\.xml|word\/document\.xml/.test(directory) || file.size > directoryBytes
}
