import { File, FileImage, FileSpreadsheet, FileText } from '../../icons/icons.js'

const glyphs = { pdf: FileText, docx: FileText, xlsx: FileSpreadsheet, jpg: FileImage, jpeg: FileImage, png: FileImage, heic: FileImage }

/** The kind of a file by the end of its name, as a picture; its words say it too. */
export function FileGlyph({ name }: { readonly name: string }) {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const Icon = Object.hasOwn(glyphs, ending) ? glyphs[ending as keyof typeof glyphs] : File
  return <Icon aria-hidden="true" />
}
