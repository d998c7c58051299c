/** Kinds of file that may be attached (domain model B5), by what their first bytes say. */
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

/** What the bytes are, whatever the name says; nothing when they are none of the kinds. */
export function fileTypeOf(bytes: Buffer): FileType | undefined {
  const extension = extensionOf(bytes)
  return extension && { extension, mime: types[extension] }
}

function extensionOf(bytes: Buffer): keyof typeof types | undefined {
  const head = bytes.toString('latin1', 0, 16)
  if (head.startsWith('%PDF-')) return 'pdf'
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  // ISO base media: the brand stands after the size and "ftyp".
  if (/^.{4}ftyp(heic|heix|mif1|hevc)/s.test(head)) return 'heic'
  return head.startsWith('PK\x03\x04') ? officeKind(bytes) : undefined
}

/** Both are zip files; the names of their parts stand in the directory at the end. */
function officeKind(bytes: Buffer): 'xlsx' | 'docx' | undefined {
  if (!bytes.includes('[Content_Types].xml')) return undefined
  if (bytes.includes('xl/workbook.xml')) return 'xlsx'
  return bytes.includes('word/document.xml') ? 'docx' : undefined
}
