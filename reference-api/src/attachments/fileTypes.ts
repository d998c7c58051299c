/** A type of file that may be attached (domain model B5), recognized by its first bytes. */
export interface FileType {
  readonly extension: string
  readonly mime: string
}

const office = 'application/vnd.openxmlformats-officedocument'
const types = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  xlsx: `${office}.spreadsheetml.sheet`,
  docx: `${office}.wordprocessingml.document`,
} as const

/** The type of the bytes, regardless of the file's name; undefined for other types. */
export function fileTypeOf(bytes: Buffer): FileType | undefined {
  const extension = extensionOf(bytes)
  return extension && { extension, mime: types[extension] }
}

function extensionOf(bytes: Buffer): keyof typeof types | undefined {
  const head = bytes.toString('latin1', 0, 16)
  if (head.startsWith('%PDF-')) return 'pdf'
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  // ISO base media: the brand follows the size and "ftyp".
  if (/^.{4}ftyp(heic|heix|mif1|hevc)/s.test(head)) return 'heic'
  return head.startsWith('PK\x03\x04') ? officeKind(bytes) : undefined
}

/** Both are zip files; the directory at the end holds the names of their parts. */
function officeKind(bytes: Buffer): 'xlsx' | 'docx' | undefined {
  if (!bytes.includes('[Content_Types].xml')) return undefined
  if (bytes.includes('xl/workbook.xml')) return 'xlsx'
  return bytes.includes('word/document.xml') ? 'docx' : undefined
}
