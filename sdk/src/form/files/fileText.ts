import type { LocaleValue } from '../../locale/LocaleProvider.js'
import type { Values } from '../core/fieldPath.js'

/** What a row says of its file; `uploadedAt` is missing until the record is stored. */
export interface ShownFile {
  readonly id: number
  readonly label: string
  readonly mime: string
  readonly sizeBytes: number
  readonly uploadedAt?: string
  readonly uploadedBy?: { readonly label: string } | null
}

/** The file of a row. When the server says nothing about it, its number is its name. */
export function fileOf({ file, fileId }: Values): ShownFile {
  if (typeof file === 'object' && file !== null && 'label' in file) return file as ShownFile
  return { id: Number(fileId), label: `#${Number(fileId)}`, mime: '', sizeBytes: 0 }
}

const office = 'application/vnd.openxmlformats-officedocument'
const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/heic': 'HEIC',
  [`${office}.spreadsheetml.sheet`]: 'XLSX',
  [`${office}.wordprocessingml.document`]: 'DOCX',
}

/** `PDF`, by the bytes. */
export function kindText(mime: string): string {
  return kinds[mime] ?? ''
}

/** Whether a browser can show it. */
export function isPicture({ mime }: ShownFile): boolean {
  return mime === 'image/jpeg' || mime === 'image/png'
}

/** Whether it can be looked at without leaving the page. */
export function isViewable(file: ShownFile): boolean {
  return isPicture(file) || file.mime === 'application/pdf'
}

/** `340 kB`, `1,2 MB`; kB = 1024 bytes, as the limit of 20 MB counts them. */
export function sizeText({ number }: Pick<LocaleValue, 'number'>, bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${number(String(Math.max(1, Math.round(kilobytes))))} kB`
  return `${number((kilobytes / 1024).toFixed(1))} MB`
}
