import { File, FileImage, FileSpreadsheet, FileText } from 'lucide-react'

/** What kind of file it is, at a glance; its name says it in words. */
export function FileGlyph({ mime }: { readonly mime: string }) {
  const Icon = mime.startsWith('image/') ? FileImage : mime.endsWith('.sheet') ? FileSpreadsheet : mime === '' ? File : FileText
  return <Icon aria-hidden="true" />
}
